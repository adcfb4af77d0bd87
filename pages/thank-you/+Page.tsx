import { usePageContext } from 'vike-react/usePageContext'
import { ReceivedPage } from '../../components/sections/ContactBlock/ReceivedPage.tsx'

export function Page() {
  const { urlParsed } = usePageContext()
  return <ReceivedPage token={urlParsed.search.request} form={urlParsed.search.form} />
}
