import type { Examples } from '../../examples.ts'
import { CountryRows } from './CountryRows.tsx'

const copy = {
  title: 'Start from the clock on your wall',
  lead: 'Cities, shared hours and what an engineer earns there.',
}

const poland = {
  path: '/hire/poland',
  flag: 'PL',
  country: 'Poland',
  cities: ['Warsaw', 'Kraków', 'Wrocław', 'Gdańsk'],
  hours: { shared: 7, sharedMoved: 8 },
  salary: { amount: 276_000, currency: 'PLN', period: 'year', asOf: 2026 },
} as const

export const examples: Examples = {
  rows: [],
  catalogs: ['country-hero', 'working-hours'],
  examples: {
    usual: (
      <CountryRows
        copy={copy}
        client="london"
        rows={[
          poland,
          {
            path: '/hire/georgia',
            flag: 'GE',
            country: 'Georgia',
            cities: ['Tbilisi', 'Batumi'],
            hours: { shared: 4, sharedMoved: 6 },
          },
          {
            path: '/hire/moldova',
            flag: 'MD',
            country: 'Republic of Moldova',
            cities: ['Chișinău'],
            hours: { shared: 6, sharedMoved: 8 },
            salary: { amount: 31_000, currency: 'EUR', period: 'month', asOf: 2026 },
          },
        ]}
      />
    ),
    'one country': <CountryRows copy={copy} client="london" rows={[poland]} />,
    longest: (
      <CountryRows
        copy={copy}
        client="london"
        rows={[
          {
            ...poland,
            path: '/hire/archipelagos',
            country: 'Democratic Confederation of Northern Archipelagos',
            cities: Array.from({ length: 9 }, (_, at) => `Llanfairpwllgwyngyll ${at + 1}`),
          },
          poland,
        ]}
      />
    ),
  },
}
