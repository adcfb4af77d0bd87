import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { FlagCode } from '../../ui/flags.ts'
import { type Salary, SalaryText } from '../../text/SalaryText.tsx'
import css from './CountryHero.module.css'

export type Badge = {
  flag: FlagCode
  country: string
  /** Left out when there is no figure with a source. */
  salary?: Salary
}

/** Flag and name of the country, and what a developer earns there. */
export function CountryBadge({ badge: { flag, country, salary } }: { badge: Badge }) {
  return (
    <div className={css.badgeBlock}>
      <div className={css.badge}>
        <Flag code={flag} />
        <dl className={css.facts}>
          <div>
            <dt>
              <Message id="country-hero.country" />
            </dt>
            <dd>{country}</dd>
          </div>
          {salary ? (
            <div className={css.salary}>
              <dt>
                <Message id="country-hero.salary" />
                <SampleMark sample={salary.source === undefined} />
              </dt>
              <dd>
                <SalaryText salary={salary} />
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
      {salary?.source === undefined ? null : (
        <p className={css.source}>
          <Message id="country-hero.source" values={{ source: salary.source }} />
        </p>
      )}
    </div>
  )
}
