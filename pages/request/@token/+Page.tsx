import { usePageContext } from 'vike-react/usePageContext'
import { Receipt } from '../../../components/sections/Receipt/Receipt.tsx'

export function Page() {
  const { receipt } = usePageContext()
  return <Receipt receipt={receipt ?? { state: 'unknown' }} />
}
