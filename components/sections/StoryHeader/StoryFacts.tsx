import type { Story } from '../../../content/schema.ts'
import { T } from '../../text/T.tsx'
import { useMonth } from '../../text/useMonth.ts'
import { FactList } from '../../ui/FactList.tsx'

/** Model, team, duration and stack of a project. */
export function StoryFacts({ story }: { story: Story }) {
  const { model, teamSize, technologies } = story
  return (
    <FactList
      arrangement="columns"
      facts={[
        {
          id: 'model',
          name: <T id="stories.facts.model" />,
          value: <T id={`taxonomy.model.${model}`} />,
        },
        {
          id: 'team',
          name: <T id="stories.facts.team" />,
          value: <T id="stories.facts.team-size" values={{ count: teamSize }} />,
        },
        {
          id: 'duration',
          name: <T id="stories.facts.duration" />,
          value: <Duration story={story} />,
        },
        { id: 'stack', name: <T id="stories.facts.stack" />, value: technologies.join(', ') },
      ]}
    />
  )
}

/** "March 2023 – November 2025", or "since June 2022". */
function Duration({ story: { started, finished } }: { story: Story }) {
  const month = useMonth()
  return finished ? (
    <T id="stories.facts.from-to" values={{ from: month(started), to: month(finished) }} />
  ) : (
    <T id="stories.facts.since" values={{ from: month(started) }} />
  )
}
