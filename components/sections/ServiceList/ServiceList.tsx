import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { type Service, ServiceContent, titleId } from './ServiceContent.tsx'
import css from './ServiceList.module.css'

type Props = { copy: SectionCopy<'block-title' | 'lead'>; items: readonly Service[] }

/** S-36: services that open one at a time, each with its actions; all are closed at first. */
export function ServiceList({ copy, items }: Props) {
  const blockTitle = useSectionText()(copy, 'block-title')
  return (
    <Section
      opening="beside"
      title={blockTitle}
      lead={
        <p className={css.lead}>
          <SectionText copy={copy} part="lead" />
        </p>
      }
    >
      <Accordion
        size="h3"
        wide
        items={items.map((service) => ({
          id: service.id,
          title: <span id={titleId(service)}>{service.title}</span>,
          note: service.summary,
          content: <ServiceContent service={service} blockTitle={blockTitle} />,
        }))}
      />
    </Section>
  )
}
