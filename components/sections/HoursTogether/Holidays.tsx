import type { ReactNode } from 'react'
import { holidays, publicHolidays } from '../../../content/facts/holidays.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import { noonOf } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useDayAndMonth } from '../../text/locale-formats.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import fold from '../../ui/Fold.module.css'
import { Section } from '../../ui/Section.tsx'
import css from './HoursTogether.module.css'

/** A law as the page names it. */
type Law = { title: string; url: string; asOf: string }

type Country = {
  country: HireCountry
  law: Law
  /** One of its places is compared. */
  compared?: boolean
}

type Props = { year: number; countries: readonly Country[] }

/** The public holidays of a year, country by country; beside those that are compared a phone folds the others. */
export function Holidays({ year, countries }: Props) {
  const compared = countries.filter((each) => each.compared)
  const others = countries.filter((each) => !each.compared)
  return (
    <Section
      opening="split"
      title={<Message id="hours-together.holidays.title" values={{ year }} />}
      lead={<Message id="hours-together.holidays.lead" />}
    >
      <Countries countries={compared.length > 0 ? compared : others} year={year} />
      {compared.length > 0 && others.length > 0 ? (
        <details className={[fold.fold, fold.onPhones].join(' ')}>
          <summary>
            <Message id="hours-together.holidays.others" values={{ count: others.length }} />
          </summary>
          <Countries countries={others} year={year} />
        </details>
      ) : null}
      <p className={css.missing}>
        <Message id="hours-together.holidays.missing" />
      </p>
    </Section>
  )
}

function Countries({ year, countries }: Props) {
  return (
    <Accordion
      wide
      items={countries.map(({ country, law }) => {
        const days = publicHolidays(country, year)
        const count = days.filter(({ weekend }) => !weekend).length
        return {
          id: `holidays-${country}`,
          title: <Message id={`taxonomy.country.${hireCountries[country]}`} />,
          note: <Message id="hours-together.holidays.note" values={{ count }} />,
          content: <CountryDays country={country} days={days} law={law} />,
        }
      })}
    />
  )
}

type DaysProps = {
  country: HireCountry
  days: ReturnType<typeof publicHolidays>
  law: Law
}

function CountryDays({ country, days, law }: DaysProps) {
  const dayOf = useDayAndMonth()
  const { at } = holidays[country] as { at?: string }
  return (
    <div className={css.stack}>
      {country === 'ukraine' ? (
        <p>
          <Message id="hours-together.holidays.martial-law" />
        </p>
      ) : null}
      <ul className={css.days}>
        {days.map(({ id, day, weekend }) => (
          <li key={day + id} data-weekend={weekend || undefined}>
            <time dateTime={day}>{dayOf(noonOf(day), true)}</time>
            <span>
              <Message id={`holidays.${id}`} />
              {weekend ? (
                <span className={css.weekend}>
                  <Message id="hours-together.holidays.weekend" />
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.hint}>
        <Message
          id="hours-together.holidays.source"
          values={{
            source: at ? `${law.title}, ${at}` : law.title,
            link: (chunks: ReactNode) => <a href={law.url}>{chunks}</a>,
            day: new Date(law.asOf),
          }}
        />
      </p>
    </div>
  )
}
