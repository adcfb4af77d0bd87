import { ContactBlock } from '../../components/sections/ContactBlock/ContactBlock.tsx'
import { EngineerLocations } from '../../components/sections/EngineerLocations/EngineerLocations.tsx'
import { useFormState } from '../useFormState.ts'
import { usePathname } from '../usePathname.ts'

export function Page() {
  return (
    <>
      <ContactBlock
        copy="contact.form"
        level={1}
        pathname={usePathname()}
        formState={useFormState('contact')}
      />
      <EngineerLocations copy="contact.locations" />
    </>
  )
}
