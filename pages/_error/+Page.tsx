import { usePageContext } from 'vike-react/usePageContext'
import { ErrorNotice } from '../../components/sections/ErrorNotice/ErrorNotice.tsx'

export function Page() {
  return <ErrorNotice kind={usePageContext().is404 ? 'not-found' : 'failure'} />
}
