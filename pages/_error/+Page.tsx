import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { ErrorNotice } from '../../components/sections/ErrorNotice/ErrorNotice.tsx'
import { errorKind } from '../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data | undefined>()
  return <ErrorNotice kind={errorKind(usePageContext())} near={data?.near} />
}
