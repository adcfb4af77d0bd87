import { usePageContext } from 'vike-react/usePageContext'
import { RequestThanks } from '../../components/sections/ContactBlock/RequestThanks.tsx'

export function Page() {
  const { urlParsed } = usePageContext()
  return <RequestThanks token={urlParsed.search.request} form={urlParsed.search.form} />
}
