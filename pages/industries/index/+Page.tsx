import { useData } from 'vike-react/useData'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { DepartmentsNavigation } from '../../../components/sections/DepartmentsNavigation/DepartmentsNavigation.tsx'
import { IndustryTabs } from '../../../components/sections/IndustryTabs/IndustryTabs.tsx'
import { HeadingLevel } from '../../../components/ui/Heading.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useDepartments, useIndustryGroups } from '../useIndustries.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, groups, request, stories } = data
  return (
    <>
      <HeadingLevel level={1}>
        <DepartmentsNavigation copy={hero} departments={useDepartments(hero.known)} />
      </HeadingLevel>
      <IndustryTabs copy={groups} groups={useIndustryGroups()} />
      <StorySlider stories={stories} />
      <PageContactBlock copy={request} />
    </>
  )
}
