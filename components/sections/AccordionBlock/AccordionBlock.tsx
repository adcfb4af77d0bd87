import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Accordion, type AccordionItem } from '../../ui/Accordion.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './AccordionBlock.module.css'

type Props = { copy: SectionCopy<'title' | 'lead'>; items: readonly AccordionItem[] }

/** S-20: titles that open to any content – tables, pictures, lists –, one at a time. */
export function AccordionBlock({ copy, items }: Props) {
  return (
    <Section
      tone="buff"
      neatline
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <Accordion size="h3" wide items={items} />
    </Section>
  )
}

/** A row: its one-line summary is seen at once, the list of points or finished HTML after opening. */
export type ExpandListItem = { id: string; title: string; summary?: string } & (
  | { list: readonly string[] }
  | { html: string }
)

type ExpandListProps = { copy: SectionCopy<'title' | 'lead'>; items: readonly ExpandListItem[] }

/** S-21: rows that open to what belongs to them, one at a time. */
export function ExpandList({ copy, items }: ExpandListProps) {
  return (
    <Section
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <Accordion
        wide
        items={items.map((item) => ({
          id: item.id,
          title: item.title,
          note: item.summary,
          content: 'html' in item ? <Prose html={item.html} /> : <Points list={item.list} />,
        }))}
      />
    </Section>
  )
}

function Points({ list }: { list: readonly string[] }) {
  return (
    <ul className={css.list}>
      {list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
