import { ArrowRight } from 'lucide-react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Flag, type FlagCode } from '../../ui/Flag.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { type Salary, SalaryEntry } from '../../text/SalaryText.tsx'
import css from './CountryCards.module.css'

type CountryCard = {
  path: string
  flag: FlagCode
  country: string
  /** Cities of the country's page, by name. */
  cities: readonly string[]
  salary?: Salary
}

type Props = { copy: SectionCopy<'title' | 'lead'>; cards: readonly CountryCard[] }

/** Countries to hire in: flag, cities and what a developer earns there. The link covers its card. */
export function CountryCards({ copy, cards }: Props) {
  return (
    <Section
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.cards}>
        {cards.map(({ path, flag, country, cities, salary }) => (
          <li key={path} className={css.card}>
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
            {salary ? (
              <dl className={css.salary}>
                <SalaryEntry salary={salary} />
              </dl>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
