import type { Examples } from '../../examples.ts'
import { examplePlate } from '../ExplainingPlate/ExplainingPlate.examples.tsx'
import { exampleSteps } from '../StoryCard/StoryCard.examples.tsx'
import type { StoryCardContent } from '../StoryCard/story-facts.tsx'
import { StoryList } from './StoryList.tsx'

const story: StoryCardContent = {
  slug: 'tipalti',
  language: undefined,
  sample: false,
  client: 'Tipalti',
  summary: 'Payments that explain themselves to the people who have to release them.',
  industry: 'fintech',
  platform: 'web',
  country: 'US',
  model: 'extend',
  teamSize: 5,
  technologies: ['.NET', 'React'],
  change: { measure: 'Bank items matched automatically', before: 71, after: 94, unit: 'percent' },
  unchanged: 'Time for sanctions screening reviews',
  steps: exampleSteps.pipe,
}

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['stories', 'story-filters', 'taxonomy'],
  examples: {
    usual: (
      <StoryList
        stories={[story, { ...story, slug: 'openrad' }, { ...story, slug: 'returnmates' }]}
      />
    ),
    'with drawings that explain them': (
      <StoryList
        stories={[
          { ...story, plate: examplePlate },
          { ...story, slug: 'openrad' },
          { ...story, slug: 'xola', steps: exampleSteps.join },
        ]}
      />
    ),
    'one story': <StoryList stories={[story]} />,
    filtered: (
      <StoryList
        stories={[story, { ...story, slug: 'returnmates', platform: 'mobile', country: 'NL' }]}
        filter={{ industry: 'fintech', platform: 'mobile' }}
      />
    ),
    'nothing fits': <StoryList stories={[story]} filter={{ industry: 'retail' }} />,
  },
}
