import { useData } from 'vike-react/useData'
import { LegalText } from '../../components/sections/LegalText/LegalText.tsx'
import type { LegalPageData } from '../legal-page-data.ts'

export function Page() {
  return <LegalText page={useData<LegalPageData>().page} />
}
