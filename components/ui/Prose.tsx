import { useId } from 'react'
import css from './Prose.module.css'

/**
 * Running text that the build made from Markdown of `content/` (never from visitors' input).
 * @param html finished HTML without scripts, classes and style attributes
 */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}

type Props = {
  name: string
  sections: readonly { id: string; title: string }[]
}

/** Links to the sections of a long text; it stays in view where there is room next to the text. */
export function ContentsList({ name, sections }: Props) {
  const nameId = useId()
  return (
    <nav className={css.contents} aria-labelledby={nameId}>
      <p id={nameId} className={css.contentsName}>
        {name}
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
