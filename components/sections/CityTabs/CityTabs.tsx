import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import { TabsIsland } from '../../ui/Tabs.island.tsx'
import { CityPanel, type City } from './CityPanel.tsx'

type Props = { copy: SectionCopy<'title'>; items: readonly City[] }

/** S-33: the cities of a country as tabs, the first one active; one city alone has no tab. */
export function CityTabs({ copy, items }: Props) {
  const text = useText()
  return (
    <Section title={<SectionText copy={copy} part="title" />}>
      <TabsIsland
        label={text('city-tabs.list-label')}
        tabs={items.map((city) => ({
          id: city.cityId,
          title: city.tabTitle,
          panel: <CityPanel city={city} />,
        }))}
      />
    </Section>
  )
}
