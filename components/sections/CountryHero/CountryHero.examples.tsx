import { sellingFacts } from '../../../content/selling-facts.ts'
import type { Examples } from '../../examples.ts'
import type { CountryPicture } from './CountryChart.tsx'
import { CountryHero } from './CountryHero.tsx'
import type { Salary } from '../../text/SalaryText.tsx'

const plateOf = (country: 'poland' | 'estonia' | 'georgia', alt: string): CountryPicture => ({
  wide: `plate-${country}`,
  wideDark: `plate-${country}-night`,
  phone: `plate-${country}-phone`,
  phoneDark: `plate-${country}-phone-night`,
  alt,
})
const picture = plateOf('poland', 'Chart of Poland with Warsaw and three more cities')
const estonia = plateOf('estonia', 'Chart of Estonia with Tallinn and two more cities')
const georgia = plateOf('georgia', 'Chart of Georgia with Tbilisi and two more cities')

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
const poland = { copy, picture, facts: sellingFacts({ model: 'extend', country: 'poland' }) }

export const examples: Examples = {
  rows: ['S-32'],
  bringsTitle: true,
  namespaces: ['first-screen', 'country-hero'],
  examples: {
    usual: <CountryHero {...poland} badge={{ flag: 'PL', country: 'Poland', salary }} />,
    'a monthly salary in euro': (
      <CountryHero
        {...poland}
        copy={{ ...copy, title: 'Hire developers in Estonia' }}
        picture={estonia}
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
        picture={georgia}
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
