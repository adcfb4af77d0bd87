import type { Examples } from '../../examples.ts'
import type { CountryPicture } from './CountryChart.tsx'
import { CountryHero } from './CountryHero.tsx'
import type { Salary } from './SalaryText.tsx'

const picture: CountryPicture = {
  wide: 'hero-chart-day',
  wideDark: 'hero-chart-night',
  phone: 'hero-chart-phone-day',
  phoneDark: 'hero-chart-phone-night',
  alt: 'Sea chart of Europe with the places in which our engineers work',
}

const salary: Salary = {
  amount: 52_000,
  currency: 'USD',
  period: 'year',
  asOf: 2026,
  source: 'Example Salary Almanac',
}

const poland = {
  title: 'Hire developers in Poland',
  lead: 'Senior engineers, employed and looked after by us, working in your team and your hours.',
  picture,
}

export const examples: Examples = {
  rows: ['S-32'],
  namespaces: ['country-hero'],
  examples: {
    usual: <CountryHero {...poland} badge={{ flag: 'PL', country: 'Poland', salary }} />,
    'a monthly salary in euro': (
      <CountryHero
        {...poland}
        title="Hire developers in Estonia"
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
        title="Hire developers in Georgia"
        badge={{ flag: 'GE', country: 'Georgia' }}
      />
    ),
    longest: (
      <CountryHero
        {...poland}
        title="Hire developers for industrial communication in the Republic of Moldova"
        lead={'They sit two hours by plane from nearly every European capital. '.repeat(4)}
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
