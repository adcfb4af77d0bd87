import type { Story } from '../../../content/schema.ts'
import { T } from '../../text/T.tsx'
import { useMonth } from '../../text/useMonth.ts'
import css from './StoryHeader.module.css'

/** Model, team, duration and stack of a project. */
export function StoryFacts({ story }: { story: Story }) {
  const { model, teamSize, technologies } = story
  return (
    <dl className={css.facts}>
      <div>
        <dt>
          <T id="stories.facts.model" />
        </dt>
        <dd>
          <T id={`taxonomy.model.${model}`} />
        </dd>
      </div>
      <div>
        <dt>
          <T id="stories.facts.team" />
        </dt>
        <dd>
          <T id="stories.facts.team-size" values={{ count: teamSize }} />
        </dd>
      </div>
      <div>
        <dt>
          <T id="stories.facts.duration" />
        </dt>
        <dd>
          <Duration story={story} />
        </dd>
      </div>
      <div>
        <dt>
          <T id="stories.facts.stack" />
        </dt>
        <dd>{technologies.join(', ')}</dd>
      </div>
    </dl>
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
