import type { Examples } from '../../examples.ts'
import { StoryTimeline } from './StoryTimeline.tsx'

const timeline = [
  { when: 'March 2023', what: 'First call, access to the test hospital.' },
  { when: 'May 2023', what: 'The first report leaves the system as <abbr>HL7</abbr>.' },
  { when: 'November 2025', what: 'Handover with a recorded walk through the code.' },
]
const team = '<p>One lead, four engineers, one tester, one designer for the first half year.</p>'

export const examples: Examples = {
  rows: [],
  namespaces: ['stories'],
  examples: {
    usual: <StoryTimeline copy="stories.work" team={team} timeline={timeline} />,
    'one date': <StoryTimeline copy="stories.work" team={team} timeline={timeline.slice(0, 1)} />,
  },
}
