import type { Story } from '../../../content/story.ts'
import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { examplePlate } from '../ExplainingPlate/ExplainingPlate.examples.tsx'
import { StoryHeader } from './StoryHeader.tsx'

/** A story with everything, for examples. */
export const exampleStory: Story = {
  sample: true,
  slug: 'openrad',
  language: undefined,
  order: 1,
  industry: 'healthcare',
  platform: 'web',
  country: 'DE',
  model: 'build',
  teamSize: 7,
  started: '2023-03',
  finished: '2025-11',
  published: '2026-02-10',
  technologies: ['Angular', 'Java', 'HL7'],
  before: 21,
  after: 2,
  unit: 'per-thousand',
  client: 'Reports that radiologists finish',
  title: 'OpenRad: reports that radiologists finish',
  summary: 'Structured reports that reach the hospital while the patient is still in the room.',
  lead: 'Radiologists dictated, assistants typed, and the hospital waited. The new reporting asks only what the next reader needs.',
  challenge: { intro: '', parts: [] },
  solution: { intro: '', parts: [] },
  result: {
    intro: '',
    rows: [
      { topic: 'Reports needing manual resend', before: '21 per 1,000', after: '2 per 1,000' },
    ],
  },
  steps: [['Signed report'], ['Outbox'], ['Hospital system']],
  unchanged: 'Reporting time of users who dictate',
  team: '',
  timeline: [],
  quote: { text: '', author: '', position: '' },
  plate: examplePlate,
  cover: 'cover-openrad',
  image: drawing('cover-openrad'),
}

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['stories', 'taxonomy', 'plates'],
  examples: {
    usual: <StoryHeader story={exampleStory} />,
    'still running': <StoryHeader story={{ ...exampleStory, finished: null, teamSize: 1 }} />,
    longest: (
      <StoryHeader
        story={{
          ...exampleStory,
          client:
            'One way of reporting for forty hospitals which had all sworn that theirs was the only possible one',
          technologies: ['Angular', 'Java', 'HL7', 'FHIR', 'DICOM', 'PostgreSQL', 'Kubernetes'],
        }}
      />
    ),
  },
}
