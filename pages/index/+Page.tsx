import { ClaimsStrip } from '../../components/sections/ClaimsStrip/ClaimsStrip.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { ContactBlock } from '../../components/sections/ContactBlock/ContactBlock.tsx'
import { HeroHeader } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { ServiceFinder } from '../../components/sections/ServiceFinder/ServiceFinder.tsx'
import { heroClients } from '../../content/facts/clients.ts'
import { heroCards } from '../hero-cards.ts'
import { useFormState } from '../useFormState.ts'
import { usePathname } from '../usePathname.ts'

export function Page() {
  return (
    <>
      <HeroHeader
        copy="home.hero"
        cards={heroCards}
        clients={heroClients}
        secondAction="#request"
      />
      <ClaimsStrip copy="home.claims" />
      <ServiceFinder variant="table" />
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
