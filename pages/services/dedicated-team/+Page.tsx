import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { servicePlates } from '../../../content/facts/plates.ts'
import { AdvantagesGrid } from '../../../components/sections/Cards/Cards.tsx'
import { BeforeAfter } from '../../../components/sections/BeforeAfter/BeforeAfter.tsx'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { CooperationModels } from '../../../components/sections/CooperationModels/CooperationModels.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { Pillars } from '../../../components/sections/Points/Points.tsx'
import { ProblemSolutionTabs } from '../../../components/sections/ProblemSolutionTabs/ProblemSolutionTabs.tsx'
import { ScrollSteps } from '../../../components/sections/ScrollSteps/ScrollSteps.tsx'
import { ServiceHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useCooperationModels } from '../../useCooperationModels.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import { cardsWithIcons, withIcons } from '../../page-pictures.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, form, pillars, models, steps, problems, advantages, change, faq, request } = data
  const pathname = usePathname()
  return (
    <>
      <ServiceHeader
        copy={hero}
        formTitle={form.title}
        facts={data.facts}
        picture={<ExplainingPlate id={servicePlates['dedicated-team']} />}
        pathname={pathname}
        formState={useFormState('service')}
      />
      <Pillars copy={pillars} pillars={withIcons(pillars.parts)} />
      <CooperationModels
        copy={models}
        models={useCooperationModels(models.models, { own: 'build' })}
      />
      <ScrollSteps copy={steps} steps={steps.steps} />
      <ProblemSolutionTabs copy={problems} items={problems.items} />
      <AdvantagesGrid copy={advantages} cards={cardsWithIcons(advantages.parts)} />
      <BeforeAfter copy={change} rows={change.rows} />
      <StorySlider stories={data.stories} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
