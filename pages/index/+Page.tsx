import { useData } from 'vike-react/useData'
import { CaseStudySlider } from '../../components/sections/CaseStudySlider/CaseStudySlider.tsx'
import { ClaimsStrip } from '../../components/sections/ClaimsStrip/ClaimsStrip.tsx'
import { ClientLogos } from '../../components/sections/ClientLogos/ClientLogos.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { CooperationModels } from '../../components/sections/CooperationModels/CooperationModels.tsx'
import { DepartmentsNavigation } from '../../components/sections/DepartmentsNavigation/DepartmentsNavigation.tsx'
import { FeaturedContent } from '../../components/sections/FeaturedContent/FeaturedContent.tsx'
import { HeroHeader } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { ReviewTeaser } from '../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { ServiceFinderIsland } from '../../components/sections/ServiceFinder/ServiceFinder.island.tsx'
import { ServiceList } from '../../components/sections/ServiceList/ServiceList.tsx'
import { StartProject } from '../../components/sections/StartProject/StartProject.tsx'
import { TechnologyCatalogue } from '../../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { Testimonials } from '../../components/sections/Testimonials/Testimonials.tsx'
import { useHref } from '../../components/text/useHref.ts'
import { company } from '../../content/company.ts'
import { homeHero } from '../home-hero.ts'
import { useCooperationModels } from '../useCooperationModels.ts'
import { useDepartments } from '../useDepartments.ts'
import { useFormState } from '../useFormState.ts'
import { usePathname } from '../usePathname.ts'
import { useServiceItems } from '../useServiceItems.ts'
import { useTestimonials } from '../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const href = useHref()
  return (
    <>
      <HeroHeader {...homeHero} secondAction="#finder" />
      <ClientLogos
        copy="client-logos.section"
        logos={data.clients.map(({ slug, name }) => ({
          name,
          link: href('success-stories.story', { story: slug }),
        }))}
      />
      <ClaimsStrip copy="home.claims" />
      <ServiceList copy="service-list.section" items={useServiceItems(data.services)} />
      <ServiceFinderIsland variant="table" />
      <CaseStudySlider studies={data.studies} />
      <CooperationModels
        copy="cooperation-models.section"
        models={useCooperationModels(data.models)}
      />
      <CompanyNumbers copy="home.numbers" />
      <DepartmentsNavigation
        copy="departments-navigation.section"
        departments={useDepartments(data.industries)}
      />
      <TechnologyCatalogue copy="technology-catalogue.section" groups={data.technologies} />
      <ReviewTeaser
        copy="review-teaser.section"
        quote={data.quote}
        stars={5}
        reviewSite={company.reviewSite}
      />
      <Testimonials testimonials={useTestimonials(data.testimonials)} />
      <FeaturedContent posts={data.posts} all={href('blog')} />
      <StartProject
        copy="start-project.section"
        pathname={usePathname()}
        formState={useFormState('start-project')}
      />
    </>
  )
}
