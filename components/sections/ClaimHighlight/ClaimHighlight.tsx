import { claims, type ClaimId } from '../../../content/company.ts'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ClaimHighlight.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** A claim that the strip of claims defines as well. */
  claim: Extract<ClaimId, 'healthcare-experience' | 'success-cases' | 'client-countries'>
}

/** S-51 with one claim: its figure, what it means and what follows from it for the page's subject. */
export function ClaimHighlight({ copy, claim }: Props) {
  const { figure, mark } = useClaim()(claim)
  return (
    <Section
      opening="beside"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <dl className={css.claim} data-claim={claim}>
        <dt className={css.label}>
          <Message id={`claims.${claim}.label`} />
        </dt>
        <dd className={css.figure}>
          {figure}
          {mark ? <span className={css.mark}>{mark}</span> : null}
        </dd>
        <dd className={css.definition}>
          <Message id={`claims.${claim}.definition`} />
          <span className={css.asOf}>
            <Message id="claims.as-of" values={{ date: new Date(claims[claim].asOf) }} />
          </span>
        </dd>
      </dl>
    </Section>
  )
}
