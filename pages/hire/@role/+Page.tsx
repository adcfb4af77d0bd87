import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { BeforeAfter } from '../../../components/sections/BeforeAfter/BeforeAfter.tsx'
import { Cards } from '../../../components/sections/Cards/Cards.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { HiringWalkthrough } from '../../../components/sections/HiringWalkthrough/HiringWalkthrough.tsx'
import { LevelRates } from '../../../components/sections/LevelRates/LevelRates.tsx'
import { OtherHirePages } from '../../../components/sections/HirePages/HirePages.tsx'
import { StaffAugmentationHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { TechnologyCatalogue } from '../../../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { Testimonials } from '../../../components/sections/Testimonials/Testimonials.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import { cardsWithIcons } from '../../page-pictures.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useHirePages } from '../../useHirePages.ts'
import { usePathname } from '../../current-page.ts'
import { useTestimonials } from '../../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, work, technologies, hiring, change, faq, request } = data
  const href = useHref()
  const pages = useHirePages()
  const pathname = usePathname()
  return (
    <>
      <StaffAugmentationHeader
        copy={hero}
        facts={data.facts}
        picture={<ExplainingPlate id={data.plate} />}
        contactHref="#request"
      />
      <LevelRates rates={data.rates} facts={data.facts} />
      <Cards copy={work} cards={cardsWithIcons(work.parts)} />
      <TechnologyCatalogue
        copy={technologies}
        groups={technologies.groups}
        open={technologies.open}
      />
      <HiringWalkthrough copy={hiring} steps={hiring.stages} short />
      <BeforeAfter copy={change} rows={change.rows} />
      <OtherHirePages
        copy="other-hire-pages.section"
        pages={[...pages.roles, ...pages.countries]}
        path={pathname}
        action={href('hire')}
      />
      <Testimonials
        copy="testimonials.selected"
        testimonials={useTestimonials(data.testimonials)}
      />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
