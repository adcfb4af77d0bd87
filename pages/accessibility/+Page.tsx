import { useData } from 'vike-react/useData'
import { LegalText } from '../../components/sections/LegalText/LegalText.tsx'
import { ShortContact } from '../../components/sections/ShortForms/ShortForms.tsx'
import type { LegalPageData } from '../legal-page-data.ts'
import { useFormState, usePathname } from '../current-page.ts'

export function Page() {
  return (
    <>
      <LegalText page={useData<LegalPageData>().page} />
      <ShortContact
        copy="legal.report"
        pathname={usePathname()}
        formState={useFormState('short-contact')}
      />
    </>
  )
}
