import { Message } from '../../text/Message.tsx'
import { type Salary, SalaryEntry } from '../../text/SalaryText.tsx'
import { Flag, type FlagCode } from '../../ui/Flag.tsx'
import { type CountryMap, CountryPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { FirstScreen, type FirstScreenProps } from '../FirstScreen/FirstScreen.tsx'
import css from './CountryHero.module.css'

type Props = Pick<FirstScreenProps, 'copy' | 'facts'> & {
  badge: Badge
  /** The map of the country. */
  map: CountryMap
}

/** S-32: first screen of a country's page; flag, country and salary beside the country's map. */
export function CountryHero({ copy, facts, badge, map }: Props) {
  return (
    <FirstScreen
      copy={copy}
      facts={facts}
      contactHref="#request"
      ask={<Message id="country-hero.ask" values={{ code: badge.flag, country: badge.country }} />}
      picture={<CountryPlate map={map} className={css.map} />}
    >
      <CountryBadge badge={badge} />
    </FirstScreen>
  )
}

type Badge = {
  flag: FlagCode
  country: string
  /** Left out when there is no figure with a source. */
  salary?: Salary
}

/** Flag and name of the country, and what a developer earns there. */
function CountryBadge({ badge: { flag, country, salary } }: { badge: Badge }) {
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
              <SalaryEntry salary={salary} />
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
