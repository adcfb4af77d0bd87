import { claims, type ClaimId } from '../../../content/company.ts'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useClaimHref.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './ClaimsStrip.module.css'

/** The five claims of S-51 in the order of inventory section 12. */
const strip = [
  'success-cases',
  'healthcare-experience',
  'average-feedback',
  'client-countries',
  'reviews',
] as const satisfies readonly ClaimId[]

/** S-51: C-01 … C-05, each with what it means and the day it was counted. */
export function ClaimsStrip({ copy }: { copy: Copy<'title'> }) {
  return (
    <Sheet labelledBy="claims-title">
      <h2 className={css.title} id="claims-title">
        <Words copy={copy} part="title" />
      </h2>
      <dl className={css.claims}>
        {strip.map((id) => (
          <ClaimRow key={id} id={id} />
        ))}
      </dl>
    </Sheet>
  )
}

function ClaimRow({ id }: { id: (typeof strip)[number] }) {
  const { figure, mark } = useClaim()(id)
  const claimHref = useClaimHref()
  return (
    <div className={css.claim}>
      <dt>
        <span className={css.figure}>
          {figure}
          {mark ? <span className={css.mark}>{mark}</span> : null}
        </span>
        <a className={css.label} href={claimHref(id)}>
          <T id={`claims.${id}.label`} />
        </a>
      </dt>
      <dd className={css.definition}>
        <T id={`claims.${id}.definition`} />
        <span className={css.asOf}>
          <T id="claims.as-of" values={{ date: new Date(claims[id].asOf) }} />
        </span>
      </dd>
    </div>
  )
}
