import { useData } from 'vike-react/useData'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { FirstActions } from '../../components/sections/FirstScreen/FirstActions.tsx'
import { HeroProof, heroCards } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { ReviewTeaser } from '../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { Testimonials } from '../../components/sections/Testimonials/Testimonials.tsx'
import { Message } from '../../components/text/Message.tsx'
import { useHref } from '../../components/text/useHref.ts'
import { HeadingLevel } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/Section.tsx'
import { company } from '../../content/company.ts'
import { heroClients } from '../../content/facts/clients.ts'
import { PageContactBlock } from '../PageContactBlock.tsx'
import { useTestimonials } from '../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, teaser, definitions, request } = data
  const href = useHref()
  return (
    <>
      <HeadingLevel level={1}>
        <Section
          opening="split"
          space="tight"
          title={hero.title}
          lead={hero.lead}
          actions={
            <FirstActions
              href={href('get-in-touch')}
              second={{ href: '#definitions', label: <Message id="faq.read-first" /> }}
            />
          }
        />
      </HeadingLevel>
      <HeroProof cards={heroCards} clients={heroClients} defined />
      <Testimonials testimonials={useTestimonials(data.testimonials)} counted={false} />
      <ReviewTeaser copy={teaser} quote={teaser.quote} stars={5} reviewSite={company.reviewSite} />
      <Faq copy={definitions} questions={definitions.questions} fragment="definitions" />
      <PageContactBlock copy={request} rated={false} />
    </>
  )
}
