import { ClaimsStrip } from '../../components/sections/ClaimsStrip/ClaimsStrip.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { ContactBlock } from '../../components/sections/ContactBlock/ContactBlock.tsx'
import { HeroHeader } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { claims } from '../../content/company.ts'
import { heroClients } from '../../content/facts/clients.ts'
import { useFormState } from '../useFormState.ts'
import { usePathname } from '../usePathname.ts'

export function Page() {
  return (
    <>
      <HeroHeader
        copy="home.hero"
        cards={[
          {
            claim: 'average-feedback',
            stars: claims['average-feedback'].value,
            copy: 'hero-header.feedback',
          },
          { claim: 'reviews', stars: 5, copy: 'hero-header.reviews' },
        ]}
        clients={heroClients}
        secondAction="#request"
      />
      <ClaimsStrip copy="home.claims" />
      <CompanyNumbers copy="home.numbers" />
      <ContactBlock
        copy="contact.form"
        level={2}
        pathname={usePathname()}
        formState={useFormState('contact')}
      />
    </>
  )
}
