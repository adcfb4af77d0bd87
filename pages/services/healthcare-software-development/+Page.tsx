import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { servicePlates } from '../../../content/facts/plates.ts'
import { AccordionBlock } from '../../../components/sections/AccordionBlock/AccordionBlock.tsx'
import { ClaimHighlight } from '../../../components/sections/Claims/Claims.tsx'
import { DefaultCarousel } from '../../../components/sections/Carousels/Carousels.tsx'
import { ProblemSolutionTabs } from '../../../components/sections/ProblemSolutionTabs/ProblemSolutionTabs.tsx'
import { ServiceHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { ServiceList } from '../../../components/sections/ServiceList/ServiceList.tsx'
import { Standards } from '../../../components/sections/Standards/Standards.tsx'
import { Testimonials } from '../../../components/sections/Testimonials/Testimonials.tsx'
import { useText } from '../../../components/text/useText.ts'
import { Prose } from '../../../components/ui/Prose.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import { useStorySlides, withPictures } from '../../page-pictures.tsx'
import { useTestimonials } from '../../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, form, claim, standards, services, problems, stories, details, request } = data
  const slides = useText()('default-carousel.stories')
  return (
    <>
      <ServiceHeader
        copy={hero}
        formTitle={form.title}
        facts={data.facts}
        picture={<ExplainingPlate id={servicePlates['healthcare-software-development']} />}
        pathname={usePathname()}
        formState={useFormState('service')}
      />
      <ClaimHighlight copy={claim} claim="healthcare-experience" />
      <Standards copy={standards} />
      <ServiceList
        copy={{ 'block-title': services.title, lead: services.lead }}
        items={withPictures(services.items)}
      />
      <ProblemSolutionTabs copy={problems} items={problems.items} />
      <DefaultCarousel
        copy={{ title: stories.title, slides }}
        lead={stories.lead}
        items={useStorySlides(stories.items)}
      />
      <AccordionBlock
        copy={details}
        items={details.parts.map(({ id, title, html }) => ({
          id,
          title,
          content: <Prose html={html} />,
        }))}
      />
      <Testimonials
        copy="testimonials.selected"
        testimonials={useTestimonials(data.testimonials)}
      />
      <PageContactBlock copy={request} />
    </>
  )
}
