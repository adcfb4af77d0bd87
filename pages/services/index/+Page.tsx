import { useData } from 'vike-react/useData'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { CompareChoice } from '../../../components/sections/CompareChoice/CompareChoice.tsx'
import { ComparisonTable } from '../../../components/sections/ComparisonTable/ComparisonTable.tsx'
import { IndustryTabs } from '../../../components/sections/IndustryTabs/IndustryTabs.tsx'
import { PageOpening } from '../../../components/sections/PageOpening/PageOpening.tsx'
import { ProcessSteps } from '../../../components/sections/ProcessSteps/ProcessSteps.tsx'
import { type Service, ServiceList } from '../../../components/sections/ServiceList/ServiceList.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import type { serviceItems } from '../../../content/load-pages.server.ts'
import { withPictures } from '../../page-pictures.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useIndustryGroups } from '../../industries/useIndustries.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, list, industries, comparison, process, request } = data
  return (
    <>
      <PageOpening copy={hero} />
      <ServiceList
        copy={{ 'block-title': list.title, lead: list.lead }}
        items={useServiceItems(list.items)}
      />
      <CompareChoice
        groups={[
          {
            kind: 'service',
            items: list.items.map(({ slug, title }) => ({ id: slug, name: title })),
          },
        ]}
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
function useServiceItems(items: ReturnType<typeof serviceItems>): Service[] {
  const href = useHref()
  return withPictures(items).map(({ slug, ...service }) => ({
    ...service,
    id: slug,
    linkToPage: href(`services.${slug}`),
  }))
}
