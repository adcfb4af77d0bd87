import { ArrowRight } from 'lucide-react'
import type { ClientCity } from '../../../content/facts/clients.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { type SharedHours, SharedHoursText } from '../../text/SharedHoursText.tsx'
import { useText } from '../../text/useText.ts'
import { Flag, type FlagCode } from '../../ui/Flag.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { type Salary, SalaryEntry } from '../../text/SalaryText.tsx'
import css from './CountryRows.module.css'

type CountryRow = {
  path: string
  flag: FlagCode
  country: string
  /** Cities of the country's page, by name. */
  cities: readonly string[]
  /** In common with the client. */
  hours: SharedHours
  salary?: Salary
}

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  rows: readonly CountryRow[]
  /** Whose working day is compared. */
  client: ClientCity
}

/** Countries to hire in, a row each: flag, cities, shared hours and what a developer earns there. The link covers its row. */
export function CountryRows({ copy, rows, client }: Props) {
  const city = useText()(`working-hours.city.${client}`)
  return (
    <Section
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul>
        {rows.map(({ path, flag, country, cities, hours, salary }) => (
          <li key={path} className={css.row}>
            <div className={css.head}>
              <Flag code={flag} />
              <Heading size="h4">
                <a className={css.link} href={path}>
                  {country}
                </a>
              </Heading>
              <ArrowRight className={css.arrow} strokeWidth={1.6} />
            </div>
            <p className={css.cities}>{cities.join(' · ')}</p>
            <dl className={css.facts}>
              <div>
                <dt>
                  <Message id="country-hero.hours" values={{ city }} />
                </dt>
                <dd>
                  <SharedHoursText {...hours} />
                </dd>
              </div>
              {salary ? (
                <div>
                  <SalaryEntry salary={salary} />
                </div>
              ) : null}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
