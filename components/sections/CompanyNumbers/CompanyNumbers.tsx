import type { ClaimId } from '../../../content/company.ts'
import { type Copy, Words } from '../../text/Words.tsx'
import { drawing } from '../../art/drawing.ts'
import { T } from '../../text/T.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
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

/** S-31: C-06 … C-11 as soundings on a night chart. */
export function CompanyNumbers({ copy }: { copy: Copy<'title'> }) {
  const contours = <Drawing day={drawing('contours-night')} decorative className={css.contours} />
  return (
    <Sheet tone="night" neatline labelledBy="numbers-title" backdrop={contours}>
      <div className={css.chart}>
        <h2 className={css.title} id="numbers-title">
          <Words copy={copy} part="title" />
        </h2>
        <dl className={css.soundings}>
          {soundings.map((id) => (
            <Sounding key={id} id={id} />
          ))}
        </dl>
      </div>
    </Sheet>
  )
}

function Sounding({ id }: { id: (typeof soundings)[number] }) {
  const { figure, mark } = useClaim()(id)
  return (
    <div className={css.sounding} data-claim={id}>
      <dt className={css.label}>
        <T id={`claims.${id}.sounding`} />
      </dt>
      <dd className={css.figure}>
        {figure}
        {mark ? <span className={css.mark}>{mark}</span> : null}
      </dd>
    </div>
  )
}
