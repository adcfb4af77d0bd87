import type { Examples } from '../../examples.ts'
import { examplePlate } from '../ExplainingPlate/ExplainingPlate.examples.tsx'
import { Section } from '../../ui/Section.tsx'
import type { Steps } from '../../../content/story.ts'
import type { StoryCardContent } from './story-facts.tsx'
import { StoryCard } from './StoryCard.tsx'

export const exampleSteps = {
  pipe: [['Signed report'], ['Outbox'], ['Hospital system']],
  join: [['Boats', 'Guides', 'Equipment'], ['Single process'], ['10-minute hold']],
} satisfies Record<string, Steps>

const story: StoryCardContent = {
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
}

const longest: StoryCardContent = {
  ...story,
  client: 'A reporting workplace for radiologists in forty-one hospitals of three countries',
  summary:
    'Structured reports, voice dictation and a hand-off to hospital systems that were written in three different decades and agree about nothing but the patient.',
  model: 'outsourcing',
  industry: 'logistics_and_transportation',
  teamSize: 124,
  technologies: ['Angular', 'Java', 'Spring Boot', 'PostgreSQL', 'Kubernetes', 'Elasticsearch'],
  change: {
    measure: 'Hours between the last image of an examination and the report that a doctor can read',
    before: 1234.5,
    after: 999.5,
    unit: 'per-thousand',
  },
}

function Page({ story: shown }: { story: StoryCardContent }) {
  return (
    <Section opening="quiet" title="A card on its own">
      <StoryCard story={shown} />
    </Section>
  )
}

export const examples: Examples = {
  rows: ['S-03'],
  catalogs: ['stories', 'taxonomy'],
  examples: {
    usual: <Page story={story} />,
    longest: <Page story={{ ...longest, sample: true }} />,
    shortest: (
      <Page story={{ ...story, client: 'QR', summary: 'Tickets.', technologies: ['Go'] }} />
    ),
    sample: <Page story={{ ...story, sample: true }} />,
    'with three things that led to it': <Page story={{ ...story, steps: exampleSteps.join }} />,
    'with a drawing that explains it': <Page story={{ ...story, plate: examplePlate }} />,
    'without link': <Page story={{ ...story, link: '' }} />,
  },
}
