import { useData } from 'vike-react/useData'
import { CaseStudySlider } from '../../../components/sections/CaseStudySlider/CaseStudySlider.tsx'
import { DepartmentsNavigation } from '../../../components/sections/DepartmentsNavigation/DepartmentsNavigation.tsx'
import { IndustryTabs } from '../../../components/sections/IndustryTabs/IndustryTabs.tsx'
import { HeadingLevel } from '../../../components/ui/Heading.tsx'
import { RequestBlock } from '../../RequestBlock.tsx'
import { useDepartments, useIndustryGroups } from '../useIndustries.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, groups, request, studies } = data
  return (
    <>
      <HeadingLevel level={1}>
        <DepartmentsNavigation copy={hero} departments={useDepartments(hero.known)} />
      </HeadingLevel>
      <IndustryTabs copy={groups} groups={useIndustryGroups()} />
      <CaseStudySlider studies={studies} />
      <RequestBlock copy={request} />
    </>
  )
}
