import type { Story } from '../../../content/schema.ts'
import type { Examples } from '../../examples.ts'
import { StoryHeader } from './StoryHeader.tsx'

const story: Story = {
  slug: 'openrad',
  sample: true,
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
  cover: { family: 'tomographic-slices', pressing: 'shoal' },
  title: 'One reading list for eleven clinics',
  summary: 'Eleven archives, one list, two seconds.',
  lead: 'Medlake reads 900 studies a day. Since November they stand in one list.',
  challenge: { intro: '', parts: [] },
  solution: { intro: '', parts: [] },
  result: { intro: '', rows: [] },
  team: '',
  timeline: [],
  quote: { text: '', author: '', position: '' },
}

export const examples: Examples = {
  rows: ['S-03'],
  namespaces: ['stories', 'taxonomy'],
  examples: {
    usual: <StoryHeader story={story} />,
    'still running, one engineer': (
      <StoryHeader story={{ ...story, finished: null, teamSize: 1, technologies: ['Java'] }} />
    ),
    longest: (
      <StoryHeader
        story={{
          ...story,
          title:
            'One reading list for eleven clinics in three countries that had never shared a picture before',
          lead: `${story.lead} `.repeat(5),
          technologies: [
            'Angular',
            'Java',
            'HL7',
            'PostgreSQL',
            'Kubernetes',
            'Apache Kafka',
            'OpenTelemetry',
          ],
        }}
      />
    ),
  },
}
