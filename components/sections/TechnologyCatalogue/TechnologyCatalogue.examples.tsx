import { technologyGroups } from '../../../content/facts/technologies.ts'
import { technologyIcon } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { TechnologyCatalogue } from './TechnologyCatalogue.tsx'

const copy = 'technology-catalogue.section'

const groups = technologyGroups.map(({ items, ...group }) => ({
  ...group,
  items: items.map(({ icon, ...item }) => ({ ...item, image: technologyIcon(icon) })),
}))

export const examples: Examples = {
  rows: ['S-08'],
  catalogs: ['technology-catalogue', 'taxonomy'],
  examples: {
    usual: <TechnologyCatalogue copy={copy} groups={groups} />,
    'all at once': (
      <TechnologyCatalogue
        copy={copy}
        groups={groups.map((group) => ({
          ...group,
          role: 'back-end-developers' as const,
          stories: [{ slug: 'tidewell', client: 'Tidewell', language: undefined, sample: true }],
        }))}
        arrangement="grid"
      />
    ),
    'one group': <TechnologyCatalogue copy={copy} groups={groups.slice(4, 5)} />,
    'one technology': (
      <TechnologyCatalogue
        copy={copy}
        groups={[{ title: 'backend', items: [{ subtitle: 'Go' }] }]}
      />
    ),
    'without images': <TechnologyCatalogue copy={copy} groups={technologyGroups} />,
    longest: (
      <TechnologyCatalogue
        copy={copy}
        groups={technologyGroups.map(({ title, items }) => ({
          title,
          items: items.map(({ subtitle }) => ({
            subtitle: `${subtitle} Enterprise Interoperability Framework`,
          })),
        }))}
      />
    ),
  },
}
