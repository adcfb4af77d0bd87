import type { SellingFacts } from '../../../content/selling-facts.ts'
import { SampleMark } from '../../text/SampleMark.tsx'
import css from './FirstScreen.module.css'
import { useSellingFacts } from './useSellingFacts.tsx'

/** Start, shortest term, rate and who manages, each with the condition on which it holds. */
export function SellingFactsList(facts: SellingFacts) {
  return (
    <dl className={css.facts}>
      {useSellingFacts(facts).map(({ id, name, value, condition, sample }) => (
        <div key={id} className={css.fact}>
          <dt>
            {name} <SampleMark sample={sample} />
          </dt>
          <dd className={css.value}>{value}</dd>
          <dd className={css.condition}>{condition}</dd>
        </div>
      ))}
    </dl>
  )
}
