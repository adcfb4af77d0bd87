import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { Challenges } from '../../../components/sections/Challenges/Challenges.tsx'
import { DepartmentsNavigation } from '../../../components/sections/DepartmentsNavigation/DepartmentsNavigation.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { FirstScreen } from '../../../components/sections/FirstScreen/FirstScreen.tsx'
import { ReviewTeaser } from '../../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { SolutionCards } from '../../../components/sections/Cards/Cards.tsx'
import { Standards } from '../../../components/sections/Standards/Standards.tsx'
import { TechnologyCatalogue } from '../../../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { useText } from '../../../components/text/useText.ts'
import { company } from '../../../content/company.ts'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useDepartments } from '../useIndustries.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, departments, challenges, solutions, review, faq, request } = data
  const text = useText()
  return (
    <>
      <FirstScreen
        copy={hero}
        facts={data.facts}
        contactHref="#request"
        picture={<ExplainingPlate id="events-results" />}
      />
      <Challenges copy={challenges} intro={challenges.intro} parts={challenges.parts} />
      <SolutionCards copy={solutions} cards={solutions.cards} />
      <Standards copy={data.standards} />
      <StorySlider stories={data.stories} />
      <TechnologyCatalogue copy={data.technologies} groups={data.technologies.groups} />
      <DepartmentsNavigation
        copy={departments}
        departments={useDepartments(departments.known)}
        selected={text('taxonomy.industry.healthcare')}
      />
      <ReviewTeaser copy={review} quote={review.quote} stars={5} reviewSite={company.reviewSite} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
