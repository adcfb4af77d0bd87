import type { Examples } from '../examples.ts'
import { TabsIsland } from './Tabs.island.tsx'
import type { Tab } from './Tabs.tsx'

const tabs: readonly Tab[] = ['Hull', 'Rigging', 'Engine'].map((title, at) => ({
  id: title.toLowerCase(),
  title,
  note: at + 3,
  panel: (
    <p>
      Everything about the {title.toLowerCase()}. <a href="#more">More</a>
    </p>
  ),
}))

export const examples: Examples = {
  rows: [],
  widget: true,
  catalogs: [],
  examples: {
    'in a row': <TabsIsland tabs={tabs} label="Parts of a ship" />,
    'one tab': <TabsIsland tabs={tabs.slice(0, 1)} label="Parts of a ship" />,
    'more than fit': (
      <TabsIsland
        label="Decks"
        tabs={Array.from({ length: 14 }, (_, at) => ({
          id: `deck-${at}`,
          title: `Deck number ${at + 1}`,
          panel: <p>Deck {at + 1}</p>,
        }))}
      />
    ),
  },
}
