import { countryMapPlate, countryChart } from '../../art/maps/country-map-plate.ts'
import type { HireCountry } from '../../../content/taxonomy.ts'
import { sellingFacts } from '../../../content/selling-facts.ts'
import type { Examples } from '../../examples.ts'
import { CountryHero } from './CountryHero.tsx'
import type { Salary } from '../../text/SalaryText.tsx'

const names: Readonly<Record<string, string>> = {
  'taxonomy.country.PL': 'Poland',
  'taxonomy.country.EE': 'Estonia',
  'taxonomy.country.GE': 'Georgia',
  'cities.warsaw': 'Warsaw',
  'cities.krakow': 'Kraków',
  'cities.wroclaw': 'Wrocław',
  'cities.gdansk': 'Gdańsk',
}

/** A map without the messages of a page: a name without its own here is its id. */
const mapOf = (country: HireCountry, strengths = {}) =>
  countryMapPlate(
    country,
    countryChart(country),
    strengths,
    (id) => names[id] ?? id.split('.').at(-1)!,
  )

const map = mapOf('poland', { warsaw: 'banks and data', gdansk: 'port and hardware' })
const estonia = mapOf('estonia')
const georgia = mapOf('georgia')

const salary: Salary = {
  amount: 52_000,
  currency: 'USD',
  period: 'year',
  asOf: 2026,
  source: 'Example Salary Almanac',
}

const copy = {
  title: 'Hire developers in Poland',
  lead: 'Senior engineers, employed and looked after by us, working in your team and your hours.',
  more: 'You sign one contract with us.',
}
const poland = { copy, map, facts: sellingFacts({ model: 'extend', country: 'poland' }) }

export const examples: Examples = {
  rows: ['S-32'],
  bringsTitle: true,
  catalogs: ['first-screen', 'contact', 'country-hero', 'plates'],
  examples: {
    usual: <CountryHero {...poland} badge={{ flag: 'PL', country: 'Poland', salary }} />,
    'a monthly salary in euro': (
      <CountryHero
        {...poland}
        copy={{ ...copy, title: 'Hire developers in Estonia' }}
        map={estonia}
        badge={{
          flag: 'EE',
          country: 'Estonia',
          salary: { ...salary, amount: 4100, currency: 'EUR', period: 'month' },
        }}
      />
    ),
    'without a salary': (
      <CountryHero
        {...poland}
        copy={{ ...copy, title: 'Hire developers in Georgia' }}
        map={georgia}
        badge={{ flag: 'GE', country: 'Georgia' }}
      />
    ),
    longest: (
      <CountryHero
        {...poland}
        copy={{
          ...copy,
          title: 'Hire developers for industrial communication in the Republic of Moldova',
          lead: 'They sit two hours by plane from nearly every European capital. '.repeat(4),
        }}
        badge={{
          flag: 'MD',
          country: 'Republic of Moldova and the left bank of the Dniester',
          salary: {
            ...salary,
            amount: 1_250_000,
            currency: 'MDL',
            source:
              'Example Almanac of Wages in the Information and Communication Trades, volume 12',
          },
        }}
      />
    ),
  },
}
