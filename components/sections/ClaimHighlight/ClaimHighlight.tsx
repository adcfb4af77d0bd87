import { claims, type ClaimId } from '../../../content/company.ts'
import { T } from '../../text/T.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { type Copy, Words } from '../../text/Words.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ClaimHighlight.module.css'

type Props = {
  copy: Copy<'title' | 'lead'>
  /** A claim that the strip of claims defines as well. */
  claim: Extract<ClaimId, 'healthcare-experience' | 'success-cases' | 'client-countries'>
}

/** S-51 with one claim: its figure, what it means and what follows from it for the page's subject. */
export function ClaimHighlight({ copy, claim }: Props) {
  const { figure, mark } = useClaim()(claim)
  return (
    <Section
      opening="beside"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <dl className={css.claim} data-claim={claim}>
        <dt className={css.label}>
          <T id={`claims.${claim}.label`} />
        </dt>
        <dd className={css.figure}>
          {figure}
          {mark ? <span className={css.mark}>{mark}</span> : null}
        </dd>
        <dd className={css.definition}>
          <T id={`claims.${claim}.definition`} />
          <span className={css.asOf}>
            <T id="claims.as-of" values={{ date: new Date(claims[claim].asOf) }} />
          </span>
        </dd>
      </dl>
    </Section>
  )
}
