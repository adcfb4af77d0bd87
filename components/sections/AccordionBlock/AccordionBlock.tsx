import { type Copy, Words } from '../../text/Words.tsx'
import { Accordion, type AccordionItem } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'

type Props = { copy: Copy<'title' | 'lead'>; items: readonly AccordionItem[] }

/** S-20: titles that open to any content – tables, pictures, lists –, one at a time. */
export function AccordionBlock({ copy, items }: Props) {
  return (
    <Section
      tone="buff"
      neatline
      opening="split"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <Accordion size="h3" wide items={items} />
    </Section>
  )
}
