import type { ReactNode } from 'react'
import { holidays } from '../../../content/facts/holidays.ts'
import { publicHolidays } from '../../../content/public-holidays.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import { noonOf } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useDayAndMonth } from '../../text/date-formats.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './HoursTogether.module.css'

/** A law as the page names it. */
type Law = { title: string; url: string; asOf: string }

type Props = {
  year: number
  /** Countries with their laws, those that are compared first. */
  countries: readonly { country: HireCountry; law: Law }[]
}

/** The public holidays of a year, country by country. */
export function Holidays({ year, countries }: Props) {
  return (
    <Section
      opening="split"
      title={<Message id="hours-together.holidays.title" values={{ year }} />}
      lead={<Message id="hours-together.holidays.lead" />}
    >
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
      <p className={css.missing}>
        <Message id="hours-together.holidays.missing" />
      </p>
    </Section>
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
    <div className={css.country}>
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
