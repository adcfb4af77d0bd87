import { useData } from 'vike-react/useData'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { CooperationModels } from '../../../components/sections/CooperationModels/CooperationModels.tsx'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { FirstScreen } from '../../../components/sections/FirstScreen/FirstScreen.tsx'
import { Challenges } from '../../../components/sections/Challenges/Challenges.tsx'
import { Points } from '../../../components/sections/Points/Points.tsx'
import { ProblemSolutionTabs } from '../../../components/sections/ProblemSolutionTabs/ProblemSolutionTabs.tsx'
import { ServiceList } from '../../../components/sections/ServiceList/ServiceList.tsx'
import { Testimonials } from '../../../components/sections/Testimonials/Testimonials.tsx'
import { withPictures } from '../../page-pictures.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useCooperationModels } from '../../useCooperationModels.tsx'
import { useTestimonials } from '../../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, challenges, problems, services, points, models, faq, request } = data
  return (
    <>
      <FirstScreen
        copy={hero}
        facts={data.facts}
        contactHref="#request"
        picture={data.plate ? <ExplainingPlate id={data.plate} /> : null}
      />
      <Challenges copy={challenges} intro={challenges.intro} parts={challenges.parts} />
      <ProblemSolutionTabs copy={problems} items={problems.items} />
      <ServiceList
        copy={{ 'block-title': services.title, lead: services.lead }}
        items={withPictures(services.items)}
      />
      <StorySlider stories={data.stories} />
      <Points copy={points} points={points.points} />
      <CooperationModels
        copy={models}
        models={useCooperationModels(models.models, { selected: data.model })}
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
