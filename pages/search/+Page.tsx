import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { queryText } from '../../components/search/query-terms.ts'
import { SiteSearchIsland } from '../../components/sections/SiteSearch/SiteSearch.island.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { asked, hits } = useData<Data>()
  const query = queryText(usePageContext().urlParsed.search.q)
  return <SiteSearchIsland key={query} asked={query} found={query === asked ? hits : undefined} />
}
