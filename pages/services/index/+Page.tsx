import { useData } from 'vike-react/useData'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { ComparisonTable } from '../../../components/sections/ComparisonTable/ComparisonTable.tsx'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { FirstScreen } from '../../../components/sections/FirstScreen/FirstScreen.tsx'
import { IndustryTabs } from '../../../components/sections/IndustryTabs/IndustryTabs.tsx'
import { ProcessSteps } from '../../../components/sections/ProcessSteps/ProcessSteps.tsx'
import { type Service, ServiceList } from '../../../components/sections/ServiceList/ServiceList.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import { servicePlates } from '../../../content/facts/plates.ts'
import { withPictures } from '../../page-pictures.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useIndustryGroups } from '../../industries/useIndustries.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, facts, list, industries, comparison, process, request } = data
  return (
    <>
      <FirstScreen
        copy={hero}
        facts={facts}
        contactHref="#request"
        picture={<ExplainingPlate id={servicePlates['dedicated-team']} />}
      />
      <ServiceList
        copy={{ 'block-title': list.title, lead: list.lead }}
        items={useServiceItems(list.items)}
      />
      <IndustryTabs copy={industries} groups={useIndustryGroups()} />
      <ComparisonTable
        copy={{ title: comparison.title, caption: comparison.lead }}
        options={comparison.options}
        rows={comparison.rows}
      />
      <ProcessSteps copy={process} steps={process.steps} />
      <StorySlider stories={data.stories} />
      <PageContactBlock copy={request} />
    </>
  )
}

/** All services with their pictures and the ways to their pages, as S-36 shows them. */
function useServiceItems(items: Data['list']['items']): Service[] {
  const href = useHref()
  return withPictures(items).map(({ slug, ...service }) => ({
    ...service,
    id: slug,
    linkToPage: href(`services.${slug}`),
  }))
}
