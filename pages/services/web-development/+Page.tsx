import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { servicePlates } from '../../../content/facts/plates.ts'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { Frameworks } from '../../../components/sections/Frameworks/Frameworks.tsx'
import { ProcessSteps } from '../../../components/sections/ProcessSteps/ProcessSteps.tsx'
import { ServiceHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { ServiceList } from '../../../components/sections/ServiceList/ServiceList.tsx'
import { TechnologyCatalogue } from '../../../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { ToolsTabs } from '../../../components/sections/ToolsTabs/ToolsTabs.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import { useToolGroups } from '../../technology-groups.ts'
import { withPictures } from '../../page-pictures.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, form, services, frameworks, tools, technologies, process, faq, request } = data
  return (
    <>
      <ServiceHeader
        copy={hero}
        formTitle={form.title}
        facts={data.facts}
        picture={<ExplainingPlate id={servicePlates['web-development']} />}
        pathname={usePathname()}
        formState={useFormState('service')}
      />
      <ServiceList
        copy={{ 'block-title': services.title, lead: services.lead }}
        items={withPictures(services.items)}
      />
      <Frameworks copy={frameworks} frameworks={frameworks.frameworks} />
      <ToolsTabs copy={tools} groups={useToolGroups(tools.groups)} />
      <TechnologyCatalogue copy={technologies} groups={technologies.groups} />
      <ProcessSteps copy={process} steps={process.steps} />
      <StorySlider stories={data.stories} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
