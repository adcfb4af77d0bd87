import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { Accordion, type AccordionItem } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'

type Props = { copy: CopyFor<'title' | 'lead'>; items: readonly AccordionItem[] }

/** S-20: titles that open to any content – tables, pictures, lists –, one at a time. */
export function AccordionBlock({ copy, items }: Props) {
  return (
    <Section
      tone="buff"
      neatline
      opening="split"
      title={<T id={`${copy}.title`} />}
      lead={<T id={`${copy}.lead`} />}
    >
      <Accordion size="h3" wide items={items} />
    </Section>
  )
}
