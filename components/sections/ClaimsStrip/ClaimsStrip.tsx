import { claims, type ClaimId } from '../../../content/company.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useClaimHref.ts'
import { Panel } from '../../ui/Panel.tsx'
import css from './ClaimsStrip.module.css'

/** The five claims of S-51 in the order of rows C. */
const strip = [
  'success-cases',
  'healthcare-experience',
  'average-feedback',
  'client-countries',
  'reviews',
] as const satisfies readonly ClaimId[]

/** S-51: C-01 … C-05, each with what it means and the day it was counted. */
export function ClaimsStrip({ copy }: { copy: SectionCopy<'title'> }) {
  return (
    <Panel labelledBy="claims-title" space="tight">
      <h2 className={css.title} id="claims-title">
        <SectionText copy={copy} part="title" />
      </h2>
      <dl className={css.claims}>
        {strip.map((id) => (
          <ClaimRow key={id} id={id} />
        ))}
      </dl>
    </Panel>
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
          <Message id={`claims.${id}.label`} />
        </a>
      </dt>
      <dd className={css.definition}>
        <Message id={`claims.${id}.definition`} />
        <span className={css.asOf}>
          <Message id="claims.as-of" values={{ date: new Date(claims[id].asOf) }} />
        </span>
      </dd>
    </div>
  )
}
