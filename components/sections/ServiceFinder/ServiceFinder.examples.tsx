import { industries } from '../../../content/taxonomy.ts'
import type { Examples } from '../../examples.ts'
import { ServiceFinder } from './ServiceFinder.tsx'

const goal = 'build_your_talent_team'

export const examples: Examples = {
  rows: ['S-09', 'S-10'],
  namespaces: ['finder', 'taxonomy'],
  examples: {
    'wizard, first step': <ServiceFinder variant="wizard" />,
    'wizard, second step': <ServiceFinder variant="wizard" answers={{ goal }} />,
    'wizard, summary': (
      <ServiceFinder variant="wizard" answers={{ goal, industry: 'healthcare' }} />
    ),
    'wizard, industry without a page': (
      <ServiceFinder
        variant="wizard"
        answers={{ goal: 'boost_your_roi', industry: 'real_estate' }}
      />
    ),
    'table, first step': <ServiceFinder variant="table" answers={{ step: '1', goal }} />,
    'table, summary': (
      <ServiceFinder variant="table" answers={{ goal: 'expand_operations', industry: 'retail' }} />
    ),
    'table, industry without a page': (
      <ServiceFinder variant="table" answers={{ goal, industry: industries[11] }} />
    ),
    longest: (
      <ServiceFinder
        variant="wizard"
        answers={{
          goal: 'acquire_experienced_professionals',
          industry: 'logistics_and_transportation',
        }}
      />
    ),
  },
}
