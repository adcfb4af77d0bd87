import { industries } from '../../../content/taxonomy.ts'
import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { ServiceFinderIsland } from './ServiceFinder.island.tsx'

const card = { day: drawing('compass-card-day'), night: drawing('compass-card-night') }
const goal = 'build_your_talent_team'

export const examples: Examples = {
  rows: ['S-09', 'S-10'],
  catalogs: ['finder', 'taxonomy'],
  examples: {
    'wizard, first step': <ServiceFinderIsland variant="wizard" />,
    'wizard, second step': <ServiceFinderIsland variant="wizard" query={{ goal }} />,
    'wizard, summary': (
      <ServiceFinderIsland variant="wizard" query={{ goal, industry: 'healthcare' }} />
    ),
    'wizard, industry without a page': (
      <ServiceFinderIsland
        variant="wizard"
        query={{ goal: 'boost_your_roi', industry: 'real_estate' }}
      />
    ),
    'table, before a choice': <ServiceFinderIsland variant="table" card={card} usual={goal} />,
    'table, first step': (
      <ServiceFinderIsland variant="table" card={card} query={{ step: '1', goal }} />
    ),
    'table, summary': (
      <ServiceFinderIsland
        variant="table"
        query={{ goal: 'expand_operations', industry: 'retail' }}
      />
    ),
    'table, industry without a page': (
      <ServiceFinderIsland variant="table" query={{ goal, industry: industries[11] }} />
    ),
    longest: (
      <ServiceFinderIsland
        variant="wizard"
        query={{
          goal: 'acquire_experienced_professionals',
          industry: 'logistics_and_transportation',
        }}
      />
    ),
  },
}
