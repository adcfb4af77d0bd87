import { Panel } from '../../ui/Panel.tsx'
import css from './StoryQuote.module.css'

type Props = { text: string; author: string; position: string }

/** A client's words; the page says where they are samples. */
export function StoryQuote({ text, author, position }: Props) {
  return (
    <Panel tone="buff" neatline>
      <figure className={css.figure}>
        <blockquote className={css.words}>{text}</blockquote>
        <figcaption>
          <strong>{author}</strong>
          <span className={css.position}>{position}</span>
        </figcaption>
      </figure>
    </Panel>
  )
}
