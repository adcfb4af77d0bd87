import type { Examples } from '../../examples.ts'
import { StoryTimeline } from './StoryTimeline.tsx'

const team =
  '<p>Six engineers, a designer and a tester in Tallinn and Kraków, led by one architect.</p>'

const timeline = [
  { when: 'March 2023', what: 'First look at two archives' },
  { when: 'June 2023', what: 'One clinic reads from the new list' },
  { when: 'January 2024', what: 'Five clinics, <strong>no night shift lost</strong>' },
  { when: 'November 2025', what: 'All eleven; our last engineer hands over' },
]

export const examples: Examples = {
  rows: [],
  namespaces: ['stories'],
  examples: {
    usual: <StoryTimeline copy="stories.work" team={team} timeline={timeline} />,
    'one entry': <StoryTimeline copy="stories.work" team={team} timeline={timeline.slice(0, 1)} />,
    longest: (
      <StoryTimeline
        copy="stories.work"
        team={team.repeat(4)}
        timeline={[
          {
            when: 'From the first week of January to the last week of March 2023',
            what: 'Reading what two earlier attempts had left behind, and asking the people who had stopped them why. '.repeat(
              3,
            ),
          },
          ...timeline,
        ]}
      />
    ),
  },
}
