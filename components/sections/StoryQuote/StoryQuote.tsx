import { SampleMark } from '../../text/SampleMark.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './StoryQuote.module.css'

type Props = { text: string; author: string; position: string; sample?: boolean }

/** A client's words. */
export function StoryQuote({ text, author, position, sample = false }: Props) {
  return (
    <Panel tone="buff" neatline>
      <figure className={css.figure}>
        <blockquote className={css.words}>{text}</blockquote>
        <figcaption>
          <strong>{author}</strong> <SampleMark sample={sample} />
          <span className={css.position}>{position}</span>
        </figcaption>
      </figure>
    </Panel>
  )
}
