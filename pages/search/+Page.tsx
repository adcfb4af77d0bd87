import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { queryText } from '../../components/search/query-text.ts'
import { SiteSearch } from '../../components/sections/SiteSearch/SiteSearch.tsx'
import { addressOfQuery } from './address-of-query.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { asked, hits } = useData<Data>()
  const query = queryText(usePageContext().urlParsed.search.q)
  return (
    <SiteSearch
      key={query}
      asked={query}
      found={query === asked ? hits : undefined}
      onQuery={(typed) => history.replaceState(history.state, '', addressOfQuery(typed))}
    />
  )
}
