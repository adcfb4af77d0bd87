import { technologyGroups } from '../../../content/facts/technologies.ts'
import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { TechnologyCatalogue } from './TechnologyCatalogue.tsx'

const copy = 'technology-catalogue.section'
const image = { day: drawing('helm-measured-day'), night: drawing('helm-measured-dark') }

export const examples: Examples = {
  rows: ['S-08'],
  namespaces: ['technology-catalogue'],
  examples: {
    usual: <TechnologyCatalogue copy={copy} groups={technologyGroups} />,
    'one group': <TechnologyCatalogue copy={copy} groups={technologyGroups.slice(4, 5)} />,
    'one technology': (
      <TechnologyCatalogue
        copy={copy}
        groups={[{ title: 'backend', items: [{ subtitle: 'Go' }] }]}
      />
    ),
    'with images': (
      <TechnologyCatalogue
        copy={copy}
        groups={technologyGroups.map(({ title, items }) => ({
          title,
          items: items.map(({ subtitle }) => ({ subtitle, image })),
        }))}
      />
    ),
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
