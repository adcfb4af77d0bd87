import { useId } from 'react'
import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './StoryTimeline.module.css'

type Props = {
  copy: CopyFor<'team-title' | 'timeline-title'>
  team: string
  timeline: readonly { when: string; what: string }[]
}

/** Who did the work, and when what happened. */
export function StoryTimeline({ copy, team, timeline }: Props) {
  const id = useId()
  return (
    <Sheet labelledBy={id}>
      <div className={css.block}>
        <div className={css.team}>
          <h2 id={id}>
            <T id={`${copy}.team-title`} />
          </h2>
          <Prose html={team} />
        </div>
        <div>
          <h3 className={css.title}>
            <T id={`${copy}.timeline-title`} />
          </h3>
          <ol className={css.course}>
            {timeline.map(({ when, what }) => (
              <li key={when}>
                <span className={css.when}>{when}</span>
                <span dangerouslySetInnerHTML={{ __html: what }} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Sheet>
  )
}
