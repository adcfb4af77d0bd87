import { type Copy, Words } from '../../text/Words.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ExpandList.module.css'

/** A row: its one-line summary is seen at once, the list after opening. */
export type ExpandListItem = {
  id: string
  title: string
  summary: string
  list: readonly string[]
}

type Props = { copy: Copy<'title' | 'lead'>; items: readonly ExpandListItem[] }

/** S-21: rows that open to a list of points, one at a time. */
export function ExpandList({ copy, items }: Props) {
  return (
    <Section
      size="h2-small"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <Accordion
        wide
        items={items.map(({ id, title, summary, list }) => ({
          id,
          title,
          note: summary,
          content: (
            <ul className={css.list}>
              {list.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  )
}
