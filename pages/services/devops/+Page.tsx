import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { servicePlates } from '../../../content/facts/plates.ts'
import { BeforeAfter } from '../../../components/sections/BeforeAfter/BeforeAfter.tsx'
import { Cards } from '../../../components/sections/Cards/Cards.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { ProcessSteps } from '../../../components/sections/ProcessSteps/ProcessSteps.tsx'
import { ServiceHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { TechnologyCatalogue } from '../../../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { ToolsTabs } from '../../../components/sections/ToolsTabs/ToolsTabs.tsx'
import { cardsWithIcons } from '../../page-pictures.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import { useToolGroups } from '../../technology-groups.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, form, tools, process, change, technologies, cards, faq, request } = data
  return (
    <>
      <ServiceHeader
        copy={hero}
        formTitle={form.title}
        facts={data.facts}
        picture={<ExplainingPlate id={servicePlates.devops} />}
        pathname={usePathname()}
        formState={useFormState('service')}
      />
      <ToolsTabs copy={tools} groups={useToolGroups(tools.groups)} />
      <ProcessSteps copy={process} steps={process.steps} />
      <BeforeAfter copy={change} rows={change.rows} />
      <TechnologyCatalogue copy={technologies} groups={technologies.groups} />
      <Cards copy={cards} cards={cardsWithIcons(cards.parts)} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
