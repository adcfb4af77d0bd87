import { type ClaimId, claims, commonDay } from '../../../content/company.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useHref.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Claims.module.css'

/** The five claims of S-51 in the order of rows C. */
const strip = [
  'success-cases',
  'healthcare-experience',
  'average-feedback',
  'client-countries',
  'reviews',
] as const satisfies readonly ClaimId[]

/** S-51: C-01 … C-05, each with what it means, and the day they were counted: once, where it is the same for all. */
export function ClaimsStrip({ copy }: { copy: SectionCopy<'title'> }) {
  const day = commonDay(strip)
  return (
    <Panel labelledBy="claims-title" space="tight">
      <div className={css.head}>
        <h2 className={css.title} id="claims-title">
          <SectionText copy={copy} part="title" />
        </h2>
        {day ? <AsOf id={strip[0]} /> : null}
      </div>
      <dl className={css.claims}>
        {strip.map((id) => (
          <ClaimRow key={id} id={id} dated={!day} />
        ))}
      </dl>
    </Panel>
  )
}

type Told = { id: (typeof strip)[number] }

function ClaimRow({ id, dated }: Told & { dated: boolean }) {
  const claimHref = useClaimHref()
  return (
    <div className={css.claim}>
      <dt>
        <span className={css.figure}>
          <Figure id={id} />
        </span>
        <a className={css.label} href={claimHref(id)}>
          <Message id={`claims.${id}.label`} />
        </a>
      </dt>
      <dd className={css.definition}>
        <Message id={`claims.${id}.definition`} />
        {dated ? <AsOf id={id} /> : null}
      </dd>
    </div>
  )
}

function Figure({ id }: Told) {
  const { figure, mark } = useClaim()(id)
  return (
    <>
      {figure}
      {mark ? <span className={css.mark}>{mark}</span> : null}
    </>
  )
}

/** The day on which a claim was counted. */
function AsOf({ id }: Told) {
  return (
    <span className={css.asOf}>
      <Message id="claims.as-of" values={{ date: new Date(claims[id].asOf) }} />
    </span>
  )
}

type ClaimHighlightProps = {
  copy: SectionCopy<'title' | 'lead'>
  /** A claim that the strip of claims defines as well. */
  claim: Extract<ClaimId, 'healthcare-experience' | 'success-cases' | 'client-countries'>
}

/** S-51 with one claim: its figure, what it means and what follows from it for the page's subject. */
export function ClaimHighlight({ copy, claim }: ClaimHighlightProps) {
  return (
    <Section
      opening="beside"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <dl className={css.highlight} data-claim={claim}>
        <dt className={css.name}>
          <Message id={`claims.${claim}.label`} />
        </dt>
        <dd className={css.large}>
          <Figure id={claim} />
        </dd>
        <dd className={css.definition}>
          <Message id={`claims.${claim}.definition`} />
          <AsOf id={claim} />
        </dd>
      </dl>
    </Section>
  )
}
