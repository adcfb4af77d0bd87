import type { Examples } from '../../examples.ts'
import { exampleStory } from './example-story.ts'
import { StoryHeader } from './StoryHeader.tsx'

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  namespaces: ['stories', 'taxonomy'],
  examples: {
    usual: <StoryHeader story={exampleStory} />,
    'still running': <StoryHeader story={{ ...exampleStory, finished: null, teamSize: 1 }} />,
    longest: (
      <StoryHeader
        story={{
          ...exampleStory,
          title:
            'One way of reporting for forty hospitals which had all sworn that theirs was the only possible one',
          technologies: ['Angular', 'Java', 'HL7', 'FHIR', 'DICOM', 'PostgreSQL', 'Kubernetes'],
        }}
      />
    ),
  },
}
