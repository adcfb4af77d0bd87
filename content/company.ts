/**
 * The one file to change when another company adopts the site. It imports nothing.
 * Wording and definitions of the claims are messages (`claims` catalog).
 */
export const company = {
  name: 'Helmwright',
  /** Shown where a form fails and in the legal pages. */
  email: 'hello@helmwright.example',
  /** Whose clocks the promised working day counts on: a time zone of the IANA database. */
  timeZone: 'Europe/Tallinn',
  /** Longest times that personal data is kept, days: the server deletes by them, the privacy policy names them. */
  retention: { requests: 730, suspicious: 30, unconfirmed: 30 },
  /** External review site of A-57; an empty address hides every link to it. */
  reviewSite: { name: '', url: '' },
} as const

/**
 * Who answers for the website: footer, contact page, page about the company, imprint, legal texts, mails and
 * structured data take it from here. Browsers load none of it.
 */
export const legalEntity = {
  /** Invented: pages mark it, search engines on a public address are not told, and a public start refuses it. */
  sample: true,
  name: 'Helmwright OÜ',
  street: 'Näidise 1',
  postalCode: '10111',
  locality: 'Tallinn',
  /** ISO 3166. */
  country: 'EE',
  /** In the commercial register, which a message names. */
  registerNumber: '00000000',
  vatNumber: 'EE000000000',
  founded: 2014,
  /** With the code of the country; the sample is of a range that is kept for fiction. */
  telephone: '+44 20 7946 0147',
  /** Members of the management board by their position; the first one represents the company and is responsible for what the site publishes. */
  leadership: {
    'managing-director': 'Maarja Tamm',
    'engineering-director': 'Andres Kask',
  },
  /** Who answers requests, and from which to which full hour of a weekday on the clocks of `locality`. */
  desk: { name: 'Kadri Mägi', opens: 9, closes: 17 },
} as const

/** How the company is called: address of a link, and the number as it is shown, which no line end divides. */
export function telephone(): { href: string; shown: string } {
  const number = legalEntity.telephone
  return { href: `tel:${number.replaceAll(' ', '')}`, shown: number.replaceAll(' ', '\u00a0') }
}

type ClaimSource = 'engagements' | 'client-survey' | 'review-site' | 'personnel' | 'skills'

/** A figure the company states about itself, inventory C-01 … C-11. */
export type Claim = {
  /** Row of the specification, C-01 and on. */
  row: string
  /** A number, or a range with both ends. */
  value: number | { from: number; to: number }
  /** True when the figure is a lower bound, shown as "30+". */
  atLeast: boolean
  unit: 'count' | 'years' | 'rating' | 'percent'
  /** Day on which the figure was counted, ISO 8601. */
  asOf: string
  /** Record that the figure is taken from; its name is a message of the `claims-table` catalog. */
  source: ClaimSource
}

export const claims = {
  'success-cases': {
    row: 'C-01',
    value: 30,
    atLeast: true,
    unit: 'count',
    asOf: '2026-09-30',
    source: 'engagements',
  },
  'healthcare-experience': {
    row: 'C-02',
    value: 10,
    atLeast: true,
    unit: 'years',
    asOf: '2026-09-30',
    source: 'engagements',
  },
  'average-feedback': {
    row: 'C-03',
    value: 4.8,
    atLeast: false,
    unit: 'rating',
    asOf: '2026-09-30',
    source: 'client-survey',
  },
  'client-countries': {
    row: 'C-04',
    value: 39,
    atLeast: false,
    unit: 'count',
    asOf: '2026-09-30',
    source: 'engagements',
  },
  reviews: {
    row: 'C-05',
    value: 13,
    atLeast: false,
    unit: 'count',
    asOf: '2026-09-30',
    source: 'review-site',
  },
  'project-lifetime': {
    row: 'C-06',
    value: { from: 3, to: 7 },
    atLeast: false,
    unit: 'years',
    asOf: '2026-09-30',
    source: 'engagements',
  },
  engineers: {
    row: 'C-07',
    value: 3000,
    atLeast: true,
    unit: 'count',
    asOf: '2026-09-30',
    source: 'personnel',
  },
  'average-experience': {
    row: 'C-08',
    value: 5,
    atLeast: true,
    unit: 'years',
    asOf: '2026-09-30',
    source: 'personnel',
  },
  turnover: {
    row: 'C-09',
    value: 4.4,
    atLeast: false,
    unit: 'percent',
    asOf: '2026-09-30',
    source: 'personnel',
  },
  technologies: {
    row: 'C-10',
    value: 100,
    atLeast: true,
    unit: 'count',
    asOf: '2026-09-30',
    source: 'skills',
  },
  locations: {
    row: 'C-11',
    value: 14,
    atLeast: false,
    unit: 'count',
    asOf: '2026-09-30',
    source: 'personnel',
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims

/** Where the company is by law, in one line; the country by its name in a language. */
export function postalAddress(locale: string): string {
  const { street, postalCode, locality, country } = legalEntity
  return `${street}, ${postalCode} ${locality}, ${new Intl.DisplayNames(locale, { type: 'region' }).of(country)}`
}

/** The day on which all of these figures were counted; undefined where days differ. */
export function commonDay(ids: readonly ClaimId[]): string | undefined {
  const [day, ...others] = new Set(ids.map((id) => claims[id].asOf))
  return others.length === 0 ? day : undefined
}
