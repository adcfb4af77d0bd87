import { useData } from 'vike-react/useData'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { HeroHeader, heroCards } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { ReviewTeaser } from '../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { Testimonials } from '../../components/sections/Testimonials/Testimonials.tsx'
import { useText } from '../../components/text/useText.ts'
import { company } from '../../content/company.ts'
import { heroClients } from '../../content/facts/clients.ts'
import { PageContactBlock } from '../PageContactBlock.tsx'
import { useTestimonials } from '../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, teaser, definitions, request } = data
  const secondAction = useText()('faq.read-first')
  return (
    <>
      <HeroHeader
        copy={{ heading: hero.title, lead: hero.lead, 'second-action': secondAction }}
        cards={heroCards}
        clients={heroClients}
        secondAction="#definitions"
      />
      <Testimonials testimonials={useTestimonials(data.testimonials)} counted={false} />
      <ReviewTeaser copy={teaser} quote={teaser.quote} stars={5} reviewSite={company.reviewSite} />
      <Faq copy={definitions} questions={definitions.questions} fragment="definitions" />
      <PageContactBlock copy={request} rated={false} />
    </>
  )
}
