import { usePageContext } from 'vike-react/usePageContext'
import { ErrorNotice } from '../../components/sections/ErrorNotice/ErrorNotice.tsx'
import { errorKind } from '../error-kind.ts'

export function Page() {
  return <ErrorNotice kind={errorKind(usePageContext())} />
}
