import { useData } from 'vike-react/useData'
import { CooperationModels } from '../../components/sections/CooperationModels/CooperationModels.tsx'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { ServiceFinderIsland } from '../../components/sections/ServiceFinder/ServiceFinder.island.tsx'
import { ShortContact } from '../../components/sections/ShortForms/ShortForms.tsx'
import { SharedPart } from '../../components/shell/shared-part.tsx'
import { useText } from '../../components/text/useText.ts'
import { useCooperationModels } from '../useCooperationModels.tsx'
import { useFormState, usePathname } from '../current-page.ts'
import type { Data } from './+data.ts'

const questions = ['rule', 'change', 'stored', 'unsure'] as const

export function Page() {
  const { query, models, recommended } = useData<Data>()
  const text = useText()
  const formState = useFormState('short-contact')
  return (
    <>
      <ServiceFinderIsland variant="wizard" query={query} />
      <SharedPart by={formState ? undefined : ['service-finder', recommended ?? '']}>
        <CooperationModels
          copy="finder.models"
          models={useCooperationModels(models, { selected: recommended })}
        />
        <Faq
          copy="finder.faq"
          questions={questions.map((id) => ({
            id,
            question: text(`finder.faq.${id}.question`),
            answer: text(`finder.faq.${id}.answer`),
          }))}
        />
        <ShortContact copy="finder.contact" pathname={usePathname()} formState={formState} />
      </SharedPart>
    </>
  )
}
