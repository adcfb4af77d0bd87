import { useData } from 'vike-react/useData'
import { BeforeAfter } from '../../../components/sections/BeforeAfter/BeforeAfter.tsx'
import { ContractTerms } from '../../../components/sections/PlainTerms/ContractTerms.tsx'
import {
  ContractPlate,
  ExplainingPlate,
} from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { ComparisonLink } from '../../../components/sections/FirstScreen/FirstScreen.tsx'
import { HireLinks } from '../../../components/sections/HirePages/HirePages.tsx'
import { HiringWalkthrough } from '../../../components/sections/HiringWalkthrough/HiringWalkthrough.tsx'
import { StaffAugmentationHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { TagSlider } from '../../../components/sections/TagSlider/TagSlider.tsx'
import { Testimonials } from '../../../components/sections/Testimonials/Testimonials.tsx'
import {
  HiringModels,
  Toolkit,
} from '../../../components/sections/ToolkitAndModels/ToolkitAndModels.tsx'
import { servicePlates } from '../../../content/facts/plates.ts'
import { usePathname } from '../../current-page.ts'
import { lifePictures, withIcons } from '../../page-pictures.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useCooperationModels } from '../../useCooperationModels.tsx'
import { useHirePages } from '../../useHirePages.ts'
import { useTestimonials } from '../../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, toolkit, hiring, change, life, faq, request } = data
  // The models below are what this page is compared with.
  const { comparison, ...facts } = data.facts
  const pages = useHirePages()
  const pathname = usePathname()
  return (
    <>
      <StaffAugmentationHeader
        copy={hero}
        facts={facts}
        picture={<ExplainingPlate id={servicePlates['staff-augmentation-services']} />}
        contactHref="#request"
      />
      <HiringModels
        copy={data.models}
        models={useCooperationModels(data.models.models, { own: 'extend' })}
        action={comparison ? <ComparisonLink {...comparison} /> : null}
      />
      <ContractTerms
        copy={data.contract}
        points={data.contract.points}
        picture={<ContractPlate />}
      />
      <Toolkit copy={toolkit} items={withIcons(toolkit.parts)} />
      <HiringWalkthrough copy={hiring} steps={hiring.stages} short />
      <HireLinks copy={data.roles} links={pages.roles} currentPath={pathname} />
      <HireLinks copy={data.skills} links={pages.skills} currentPath={pathname} />
      <BeforeAfter copy={change} rows={change.rows} />
      <TagSlider
        copy={life}
        tags={life.tags.map((tag, at) => ({ ...tag, picture: lifePictures[at] }))}
      />
      <Testimonials testimonials={useTestimonials(data.testimonials)} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
