import { useId } from 'react'
import { type ClaimId, claims, legalEntity } from '../../../content/company.ts'
import { CompanyDetails } from '../../company/CompanyDetails.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Heading, OpeningWords } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './ProcurementOpening.module.css'

const figures = [
  'engineers',
  'locations',
  'turnover',
  'client-countries',
] as const satisfies readonly ClaimId[]

/** Parts of the page, by their fragments. */
const parts = ['company', 'answers', 'terms', 'documents'] as const

/** What a supplier check begins with: who the company is, in its facts and figures, and the way to the rest. */
export function ProcurementOpening({ copy }: { copy: SectionCopy<'title' | 'lead'> }) {
  const id = useId()
  const text = useText()
  const claim = useClaim()
  const claimHref = useClaimHref()
  return (
    <Panel labelledBy={id}>
      <OpeningWords
        id={id}
        title={<SectionText copy={copy} part="title" />}
        lead={<SectionText copy={copy} part="lead" />}
      />
      <nav className={css.parts} aria-label={text('procurement.parts.label')}>
        <ul>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>
                <Message id={`procurement.parts.${part}`} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.company} id="company">
        <Heading size="h4">
          <Message id="procurement.company.title" /> <SampleMark sample={legalEntity.sample} />
        </Heading>
        <CompanyDetails />
        <FactList
          arrangement="columns"
          facts={figures.map((figure) => ({
            id: figure,
            name: <Message id={`procurement.company.${figure}`} />,
            value: (
              <>
                <a className={css.figure} href={claimHref(figure)}>
                  {claim(figure).text}
                </a>
                <span className={css.counted}>
                  <Message
                    id="procurement.company.counted"
                    values={{ day: new Date(claims[figure].asOf) }}
                  />
                </span>
              </>
            ),
          }))}
        />
      </div>
    </Panel>
  )
}
