import type { Examples } from '../../examples.ts'
import { exampleSteps } from '../StoryCard/StoryCard.examples.tsx'
import type { StoryCardContent } from '../StoryCard/story-facts.tsx'
import { StorySlider } from './StorySlider.tsx'

const stories: readonly StoryCardContent[] = [
  {
    slug: 'openrad',
    language: undefined,
    sample: false,
    client: 'OpenRad',
    summary: 'Structured radiology reporting with DICOM and HL7 hand-off to hospital systems.',
    industry: 'healthcare',
    platform: 'web',
    country: 'DE',
    model: 'build',
    teamSize: 7,
    technologies: ['Angular', 'Java', 'HL7'],
    change: { measure: 'Reports resent by hand', before: 21, after: 2, unit: 'per-thousand' },
    unchanged: 'Reporting time of users who dictate',
    steps: exampleSteps.pipe,
  },
  {
    slug: 'tipalti',
    language: undefined,
    sample: false,
    client: 'Tipalti',
    summary: 'Mass payouts that reach suppliers in 190 countries on the promised day.',
    industry: 'fintech',
    platform: 'web',
    country: 'US',
    model: 'extend',
    teamSize: 12,
    technologies: ['.NET', 'React', 'AWS'],
    change: { measure: 'Bank items matched automatically', before: 71, after: 94, unit: 'percent' },
    unchanged: 'Time for sanctions screening reviews',
    steps: exampleSteps.join,
  },
  {
    slug: 'returnmates',
    language: undefined,
    sample: false,
    client: 'ReturnMates',
    summary: 'A driver’s phone that plans the round while parcels are still being booked.',
    industry: 'logistics_and_transportation',
    platform: 'mobile',
    country: 'US',
    model: 'outsourcing',
    teamSize: 9,
    technologies: ['Flutter', 'Node.js'],
    change: { measure: 'Stops with missing entries', before: 34, after: 4, unit: 'per-thousand' },
    unchanged: 'Battery use on older phones',
    steps: exampleSteps.pipe,
  },
]

/** The three stories again and again, each time under another number. */
const fleet = Array.from({ length: 21 }, (_, at): StoryCardContent => {
  const story = stories[at % stories.length]!
  return at < stories.length
    ? story
    : {
        ...story,
        slug: `${story.slug}-${at + 1}`,
        client: `${story.client}, part ${Math.floor(at / stories.length) + 1}`,
        link: '',
      }
})

export const examples: Examples = {
  rows: ['S-02'],
  catalogs: ['story-slider', 'stories', 'taxonomy', 'claims'],
  examples: {
    usual: <StorySlider stories={stories} />,
    'counted, as on the home page': <StorySlider stories={stories} counted />,
    'one story': <StorySlider stories={stories.slice(0, 1)} />,
    'twenty-one stories': <StorySlider stories={fleet} />,
    longest: (
      <StorySlider
        stories={stories.map((story) => ({
          ...story,
          client: `${story.client} and the reporting workplace of forty-one hospitals`,
          summary: `${story.summary} ${story.summary}`,
        }))}
      />
    ),
  },
}
