import { useData } from 'vike-react/useData'
import { StorySlider } from '../../../components/sections/StorySlider/StorySlider.tsx'
import { DepartmentsNavigation } from '../../../components/sections/DepartmentsNavigation/DepartmentsNavigation.tsx'
import { IndustryTabs } from '../../../components/sections/IndustryTabs/IndustryTabs.tsx'
import { Desk } from '../../../components/sections/FirstScreen/Desk.tsx'
import { FirstActions } from '../../../components/sections/FirstScreen/FirstActions.tsx'
import { Message } from '../../../components/text/Message.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import { HeadingLevel } from '../../../components/ui/Heading.tsx'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useDepartments, useIndustryGroups } from '../useIndustries.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, groups, request, stories } = data
  const href = useHref()
  return (
    <>
      <HeadingLevel level={1}>
        <DepartmentsNavigation
          copy={hero}
          departments={useDepartments(hero.known)}
          actions={
            <FirstActions
              href="#request"
              second={{
                href: href('service-finder'),
                label: <Message id="common.route.service-finder" />,
              }}
            />
          }
        />
      </HeadingLevel>
      <Desk />
      <IndustryTabs copy={groups} groups={useIndustryGroups(hero.known)} />
      <StorySlider stories={stories} />
      <PageContactBlock copy={request} />
    </>
  )
}
