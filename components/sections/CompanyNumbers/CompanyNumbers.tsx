import type { ReactNode } from 'react'
import { type ClaimId, commonDay } from '../../../content/company.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { drawing } from '../../art/drawing.ts'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useHref.ts'
import sheet from '../../ui/Contours.module.css'
import { Drawing } from '../../ui/Drawing.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './CompanyNumbers.module.css'

/** The six figures of S-31, the largest first in reading order. */
const soundings = [
  'engineers',
  'project-lifetime',
  'turnover',
  'locations',
  'average-experience',
  'technologies',
] as const satisfies readonly ClaimId[]

type Props = {
  copy: SectionCopy<'title'>
  lead?: ReactNode
  /**
   * The figures open the section themselves: only screen readers are told its title. They are five, with room around
   * each; the sixth is told where technologies are listed.
   */
  untitled?: boolean
}

/** S-31: C-06 … C-11 as soundings on a night chart. */
export function CompanyNumbers({ copy, lead, untitled = false }: Props) {
  const title = <SectionText copy={copy} part="title" />
  const contours = <Drawing day={drawing('contours-night')} decorative className={sheet.contours} />
  return (
    <Panel
      tone="night"
      space={untitled ? 'usual' : undefined}
      neatline
      labelledBy="numbers-title"
      backdrop={contours}
    >
      {untitled ? (
        <h2 id="numbers-title">
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
      ) : (
        <div className={css.head}>
          <h2 id="numbers-title">{title}</h2>
          {lead ? (
            <p className={css.lead}>
              {lead} <CountedOn />
            </p>
          ) : null}
        </div>
      )}
      <dl className={css.soundings}>
        {soundings.slice(0, untitled ? 5 : undefined).map((id) => (
          <Sounding key={id} id={id} />
        ))}
      </dl>
    </Panel>
  )
}

/** The day on which the figures were counted; the page of claims has each, should they differ. */
function CountedOn() {
  const day = commonDay(soundings)
  if (!day) return null
  return <Message id="claims.as-of" values={{ date: new Date(day) }} />
}

function Sounding({ id }: { id: (typeof soundings)[number] }) {
  const { figure, mark } = useClaim()(id)
  const claimHref = useClaimHref()
  return (
    <div className={css.sounding} data-claim={id}>
      <dt className={css.label}>
        <Message
          id={`claims.${id}.sounding`}
          values={{ claim: (chunks) => <a href={claimHref(id)}>{chunks}</a> }}
        />
      </dt>
      <dd className={css.figure}>
        {figure}
        {mark ? <span className={css.mark}>{mark}</span> : null}
      </dd>
    </div>
  )
}
