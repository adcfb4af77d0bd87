import { legalEntity } from '../../../content/company.ts'
import { CompanyDetails } from '../../company/CompanyDetails.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Section } from '../../ui/Section.tsx'

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
