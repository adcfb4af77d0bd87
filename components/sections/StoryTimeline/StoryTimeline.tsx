import { useId } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './StoryTimeline.module.css'

type Props = {
  copy: SectionCopy<'team-title' | 'timeline-title'>
  team: string
  timeline: readonly { when: string; what: string }[]
}

/** Who did the work, and when what happened. */
export function StoryTimeline({ copy, team, timeline }: Props) {
  const id = useId()
  return (
    <Panel labelledBy={id}>
      <div className={css.block}>
        <div className={css.team}>
          <h2 id={id}>
            <SectionText copy={copy} part="team-title" />
          </h2>
          <Prose html={team} />
        </div>
        <div>
          <h3 className={css.title}>
            <SectionText copy={copy} part="timeline-title" />
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
    </Panel>
  )
}
