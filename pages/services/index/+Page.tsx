import { useData } from 'vike-react/useData'
import { CaseStudySlider } from '../../../components/sections/CaseStudySlider/CaseStudySlider.tsx'
import { ComparisonTable } from '../../../components/sections/ComparisonTable/ComparisonTable.tsx'
import { IndustryTabs } from '../../../components/sections/IndustryTabs/IndustryTabs.tsx'
import { PageOpening } from '../../../components/sections/PageOpening/PageOpening.tsx'
import { ProcessSteps } from '../../../components/sections/ProcessSteps/ProcessSteps.tsx'
import { ServiceList } from '../../../components/sections/ServiceList/ServiceList.tsx'
import { RequestBlock } from '../../RequestBlock.tsx'
import { useIndustryGroups } from '../../useIndustryGroups.ts'
import { useServiceItems } from '../../useServiceItems.ts'
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
      <IndustryTabs copy={industries} groups={useIndustryGroups()} />
      <ComparisonTable
        copy={{ title: comparison.title, caption: comparison.lead }}
        options={comparison.options}
        rows={comparison.rows}
      />
      <ProcessSteps copy={process} steps={process.steps} />
      <CaseStudySlider studies={data.studies} />
      <RequestBlock copy={request} />
    </>
  )
}
