import { legalEntity } from '../../../content/company.ts'
import { engineerLocations } from '../../../content/facts/locations.ts'
import { CompanyDetails } from '../../company/CompanyDetails.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './CompanyFacts.module.css'

/** Who the company is by law, who leads it, and how to reach it. */
export function CompanyFacts({ copy }: { copy: SectionCopy<'title' | 'lead'> }) {
  return (
    <Section
      id="company"
      opening="split"
      size="h2-small"
      title={
        <>
          <SectionText copy={copy} part="title" /> <SampleMark sample={legalEntity.sample} />
        </>
      }
      lead={<SectionText copy={copy} part="lead" />}
    >
      <CompanyDetails />
    </Section>
  )
}

/** The places of claim C-11 by name, from north to south as on the chart. */
export function EngineerLocations({ copy }: { copy: SectionCopy<'counted-title'> }) {
  return (
    <Section
      opening="split"
      size="h3"
      title={
        <SectionText
          copy={copy}
          part="counted-title"
          values={{ count: engineerLocations.length }}
        />
      }
    >
      <ul className={css.places}>
        {engineerLocations.map(({ id }) => (
          <li key={id}>
            <Message id={`locations.${id}`} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
