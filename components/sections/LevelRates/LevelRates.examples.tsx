import { levelRates, sellingFacts } from '../../../content/selling-facts.ts'
import type { Examples } from '../../examples.ts'
import { LevelRates, SkillRates } from './LevelRates.tsx'

const facts = sellingFacts({ model: 'extend', roles: ['qa-engineers'] })
const rates = levelRates('qa-engineers')

export const examples: Examples = {
  rows: [],
  catalogs: ['level-rates', 'first-screen', 'team-cost'],
  examples: {
    usual: <LevelRates rates={rates} facts={facts} />,
    'confirmed by the company, the same in each country': (
      <LevelRates rates={{ ...rates, sample: false, less: 0 }} facts={facts} />
    ),
    'of a skill, on one scale': <SkillRates skill="React" rates={rates} facts={facts} />,
  },
}
