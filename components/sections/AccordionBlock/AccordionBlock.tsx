import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Accordion, type AccordionItem } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'

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
