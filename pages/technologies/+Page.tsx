import { useData } from 'vike-react/useData'
import { FirstActions } from '../../components/sections/FirstScreen/FirstActions.tsx'
import { Frameworks } from '../../components/sections/Frameworks/Frameworks.tsx'
import { HireLinks } from '../../components/sections/HirePages/HirePages.tsx'
import { TechnologyCatalogue } from '../../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { ToolsTabs } from '../../components/sections/ToolsTabs/ToolsTabs.tsx'
import { Message } from '../../components/text/Message.tsx'
import { useHref } from '../../components/text/useHref.ts'
import { HeadingLevel } from '../../components/ui/Heading.tsx'
import { usePathname } from '../current-page.ts'
import { PageContactBlock } from '../PageContactBlock.tsx'
import { useToolGroups } from '../technology-groups.ts'
import { useHirePages } from '../useHirePages.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, tools, frameworks, request } = data
  const pages = useHirePages()
  const pathname = usePathname()
  const href = useHref()
  return (
    <>
      <HeadingLevel level={1}>
        <TechnologyCatalogue
          copy={hero}
          groups={hero.groups}
          arrangement="grid"
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
      <ToolsTabs copy={tools} groups={useToolGroups(tools.groups)} />
      <Frameworks copy={frameworks} frameworks={frameworks.frameworks} />
      <HireLinks copy={data.roles} links={pages.roles} currentPath={pathname} />
      <HireLinks copy={data.skills} links={pages.skills} currentPath={pathname} />
      <PageContactBlock copy={request} />
    </>
  )
}
