import { useData } from 'vike-react/useData'
import { CompareChoice } from '../../components/sections/CompareChoice/CompareChoice.tsx'
import { BeforeAfter } from '../../components/sections/BeforeAfter/BeforeAfter.tsx'
import { ComparisonTable } from '../../components/sections/ComparisonTable/ComparisonTable.tsx'
import {
  CooperationModels,
  ModelShapes,
} from '../../components/sections/CooperationModels/CooperationModels.tsx'
import { ContractPlate } from '../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { FirstScreen } from '../../components/sections/FirstScreen/FirstScreen.tsx'
import { ContractTerms } from '../../components/sections/PlainTerms/ContractTerms.tsx'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { Message } from '../../components/text/Message.tsx'
import { useHref } from '../../components/text/useHref.ts'
import { PageContactBlock } from '../PageContactBlock.tsx'
import { useCooperationModels } from '../useCooperationModels.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, facts, models, comparison, contract, change, finder, faq, request } = data
  const href = useHref()
  const cards = useCooperationModels(models.models)
  return (
    <>
      <FirstScreen
        copy={hero}
        facts={facts}
        contactHref="#request"
        picture={<ModelShapes models={cards} />}
      />
      <CooperationModels copy={models} models={cards} />
      <CompareChoice
        groups={[
          { kind: 'model', items: models.models.map(({ id, title }) => ({ id, name: title })) },
        ]}
      />
      <ComparisonTable
        copy={{ title: comparison.title, caption: comparison.lead }}
        options={comparison.options}
        rows={comparison.rows}
      />
      <ContractTerms copy={contract} points={contract.points} picture={<ContractPlate />} />
      <BeforeAfter copy={change} rows={change.rows} />
      <NextStep
        tone="buff"
        copy={{ title: finder.title, text: finder.lead }}
        action={{ href: href('service-finder'), label: <Message id="cooperation-models.finder" /> }}
      />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
