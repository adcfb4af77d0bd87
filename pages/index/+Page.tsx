import { ClaimsStrip } from '../../components/sections/ClaimsStrip/ClaimsStrip.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { HeroHeader } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { ServiceFinder } from '../../components/sections/ServiceFinder/ServiceFinder.tsx'
import { heroClients } from '../../content/facts/clients.ts'
import { RequestBlock } from '../RequestBlock.tsx'
import { heroCards } from '../hero-cards.ts'

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
      <RequestBlock copy="contact.form" />
    </>
  )
}
