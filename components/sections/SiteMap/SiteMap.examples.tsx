import type { Examples } from '../../examples.ts'
import { SiteMap } from './SiteMap.tsx'

const link = (title: string, description: string) => ({
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  description,
})

export const examples: Examples = {
  rows: [],
  catalogs: ['site-map'],
  examples: {
    usual: (
      <SiteMap
        groups={[
          {
            id: 'services',
            links: [
              link('Charts', 'Sheets of coasts and harbours.'),
              link('Soundings', 'Depths measured along a line, and the year in which it was done.'),
              link('Tides', 'When there is water.'),
            ],
          },
          { id: 'legal', links: [link('Rules of the road', 'Who gives way to whom.')] },
        ]}
      />
    ),
    'longest words': (
      <SiteMap
        groups={[
          {
            id: 'success-stories',
            links: [
              link(
                'Donaudampfschifffahrtsgesellschaftskapitän',
                'A description that goes on for longer than anybody planned, since it was translated. '.repeat(
                  3,
                ),
              ),
            ],
          },
        ]}
      />
    ),
  },
}
