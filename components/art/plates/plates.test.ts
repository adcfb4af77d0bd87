import { createIntl } from '@formatjs/intl'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  hirePlates,
  industryPlates,
  pagePlates,
  servicePlates,
} from '../../../content/facts/plates.ts'
import { terms } from '../../../content/facts/terms.ts'
import { hireCountryPage } from '../../../content/load-pages.server.ts'
import { post, posts, stories } from '../../../content/load.server.ts'
import { strengthsOf } from '../../../content/page-sections.ts'
import {
  type HireCountry,
  hireCountries,
  industryPaths,
  roles,
  skills,
} from '../../../content/taxonomy.ts'
import type { Locale } from '../../../locales/locales.ts'
import { crossedWords, touchingWords, wordsOf } from '../../../tests/support/drawn-words.ts'
import { countryMapPlate } from '../maps/country-map-plate.ts'
import { pageCharts } from '../maps/country-plates.server.ts'
import { contractPlate } from './contract-timeline.ts'
import { balances } from './ledger-flow.ts'
import { componentsOf, renderedBy, type TreeNode } from './component-tree.ts'
import { niceStep, rowsOf, scaleOf } from './cost-range.ts'
import { isLate } from './event-stream.ts'
import { overlapHours } from './overlap-clock.ts'
import type { OverlapYear } from './overlap-year.ts'
import { type Framing, framings, pageInks, type Say, textWidth, wrapped } from './plate-kit.ts'
import { describePlate, drawPlate, pagePlate, type Plate, plateCaption } from './plates.ts'
import { answered, shareAt } from './version-lines.ts'
import { commonHours, type WorkingDays } from './working-days.ts'

type Catalog = Record<string, { defaultMessage: string }>

function catalogOf(locale: string): Catalog {
  const files = ['plates', 'cities', 'taxonomy'].map((name) => {
    const file = new URL(`../../../locales/${locale}/${name}.json`, import.meta.url)
    return JSON.parse(readFileSync(file, 'utf8')) as Catalog
  })
  return Object.assign({}, ...files) as Catalog
}

const says: Record<string, Say> = Object.fromEntries(
  ['en', 'de'].map((locale) => {
    const messages = Object.fromEntries(
      Object.entries(catalogOf(locale)).map(([id, { defaultMessage }]) => [id, defaultMessage]),
    )
    const onError = (error: Error) => {
      throw error
    }
    const intl = createIntl({ locale, messages, onError })
    return [locale, (id, values) => String(intl.formatMessage({ id }, values))]
  }),
)

/** Plates that no page has in the catalogs, since their data come from elsewhere. */
const others = (): Record<string, Plate> => ({
  'clock, seven hours': clock('Europe/London', 'Europe/Warsaw'),
  'clock, moved': { kind: 'overlapClock', data: { ...clockData('America/New_York'), moved: 2 } },
  'clock, none': clock('America/Los_Angeles', 'Asia/Tbilisi'),
  'year, two places': { kind: 'overlapYear', data: year },
  'days, four clocks': { kind: 'workingDays', data: days('Europe/Warsaw', 'Asia/Kathmandu') },
  'days, no common hour': {
    kind: 'workingDays',
    data: days('Australia/Adelaide', 'America/New_York'),
  },
  cost: {
    kind: 'costRange',
    data: {
      currency: 'EUR',
      total: 'The whole team',
      lines: [
        { label: '2 × front-end, senior', low: 12_300, high: 16_500 },
        { label: '1 × tester, senior', low: 4_200, high: 5_700 },
      ],
    },
  },
  choice: {
    kind: 'costRange',
    data: {
      currency: 'GBP',
      lines: [
        { label: 'Team 1', low: 12_300, high: 16_500 },
        { label: 'Team 2', low: 9_200, high: 12_700 },
      ],
    },
  },
})

const charts = pageCharts()

/** Maps as the pages of the countries show them. */
const countryPlates = (say: Say, locale: Locale): Record<string, Plate> =>
  Object.fromEntries(
    (Object.keys(hireCountries) as HireCountry[]).map((country): [string, Plate] => {
      const strengths = strengthsOf(hireCountryPage(locale, country).text.sections.cities)
      return [country, countryMapPlate(country, charts[country], strengths, say)]
    }),
  )

function contractOf(say: Say): [string, Plate] {
  return ['contract', contractPlate(say)]
}

/** Berlin beside Buenos Aires and Tbilisi. */
const year: OverlapYear = {
  client: 'Berlin',
  year: 2026,
  places: [
    {
      city: 'Buenos Aires',
      spans: [
        { from: '2026-01-01', to: '2026-03-28', shared: 4, days: '01-01 to 03-28' },
        { from: '2026-03-29', to: '2026-10-24', shared: 3, days: '03-29 to 10-24' },
        { from: '2026-10-25', to: '2026-12-31', shared: 4, days: '10-25 to 12-31' },
      ],
    },
    {
      city: 'Tbilisi',
      spans: [{ from: '2026-01-01', to: '2026-12-31', shared: 0, days: '01-01 to 12-31' }],
    },
  ],
}

function days(...zones: string[]): WorkingDays {
  const clocks = ['Europe/London', ...zones].map((zone) => ({ city: zone, zone }))
  return { clocks, day: '2026-01-15' }
}

function clockData(client: string, team = 'Europe/Warsaw', day = '2026-01-15') {
  return { client: { city: 'Here', zone: client }, team: { city: 'There', zone: team }, day }
}

function clock(client: string, team: string): Plate {
  return { kind: 'overlapClock', data: clockData(client, team) }
}

const every = (Object.entries(says) as [Locale, Say][]).flatMap(([locale, say]) => {
  const own = Object.keys(pagePlates).map((id): [string, Plate] => [
    id,
    pagePlate(id as keyof typeof pagePlates, say),
  ])
  const entries = [...stories(locale), ...posts(locale).map(({ slug }) => post(locale, slug)!)]
  const written = entries.flatMap(({ slug, plate }): [string, Plate][] =>
    plate ? [[slug, plate.plate]] : [],
  )
  const maps = [...Object.entries(countryPlates(say, locale)), contractOf(say)]
  return [...own, ...written, ...maps, ...Object.entries(others())].flatMap(([name, plate]) =>
    (['wide', 'phone'] as const).map((framing) => ({ name, plate, framing, locale, say })),
  )
})

function drawn({ plate, framing, locale, say }: (typeof every)[number]): string {
  return drawPlate(plate, { palette: pageInks, framing, locale, say })
}

/** Every label of a plate, wherever it stands in its data. */
function labelsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part))
    return part.flatMap((each: unknown) => (typeof each === 'string' ? [each] : labelsOf(each)))
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string'
      ? /^(label|note|title|text|name|city|middle|employer|boundary|when|speaks|received|unit|filled|hatched|followed|mark)$/.test(
          name,
        )
        ? [value]
        : []
      : name === 'charts'
        ? []
        : labelsOf(value),
  )
}

/** So far from each other are words, and from lines: nearer ones are read as one. In units of a plate. */
const wordsApart = 3
const linesApart = 2

const letters = (text: string) => text.replace(/[\s&;\u00AD]|amp;/g, '').toLowerCase()

describe.each(every)('$name, $framing, $locale', (shown) => {
  const markup = drawn(shown)
  const lines = wordsOf(markup, shown.framing)

  test('fits its sheet, and no text lies on another or close by', () => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(markup)!.map(Number)
    expect(width).toBe(framings[shown.framing].width)
    const outside = lines.filter(
      ({ left, right, top, bottom }) =>
        left < -1 || right > width! + 1 || top < -1 || bottom > height! + 1,
    )
    expect(outside).toEqual([])
    expect(touchingWords(lines, wordsApart)).toEqual([])
  })

  test('no line runs through words or close by', () => {
    expect(crossedWords(markup, shown.framing, linesApart)).toEqual([])
  })

  test('shows every label, and names no colour but roles', () => {
    const words = lines.map((line) => line.text)
    // A hyphen that ends a line may be its label's own or that of a broken word.
    const texts = [words, words.map((each) => each.replace(/-$/, ''))].map((each) =>
      letters(each.join('')),
    )
    // A map names seas and neighbours where there is room.
    const labels = labelsOf(
      shown.plate.kind === 'countryMap' ? shown.plate.data.cities : shown.plate.data,
    )
    const isShown = (label: string) => texts.some((text) => text.includes(letters(label)))
    expect(labels.filter((label) => !isShown(label))).toEqual([])
    expect(markup).not.toMatch(/#[\da-f]{3,8}\b|NaN|undefined|\u00AD/)
    const sizes = [...markup.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
    expect(sizes.filter((size) => size < framings[shown.framing].size)).toEqual([])
  })
})

test.each(Object.keys(framings) as Framing[])('text is at least 12 px as shown, %s', (framing) => {
  const { width, size, shownFrom } = framings[framing]
  expect((size * shownFrom) / width).toBeGreaterThanOrEqual(12)
})

test('both framings of a plate are at most 15 kB within a page', () => {
  const bytes = new Map<string, number>()
  for (const shown of every) {
    const name = `${shown.name} ${shown.locale}`
    bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(drawn(shown)))
  }
  expect([...bytes].filter(([, sum]) => sum > 15_000)).toEqual([])
})

test('every sentence is said, and says the labels that carry the meaning', () => {
  for (const { plate, locale, say } of every) {
    expect(describePlate(plate, { locale, say }).length).toBeGreaterThan(40)
  }
  const { say } = every[0]!
  const spoken = describePlate(pagePlate('interfaces-hospital', say), { locale: 'en', say })
  for (const { name } of pagePlates['interfaces-hospital'].data.left)
    expect(spoken).toContain(say(name))
})

test('a map says its cities, what each is known for, and what is around the country', () => {
  const { say } = every[0]!
  const { croatia } = countryPlates(say, 'en')
  expect(describePlate(croatia!, { locale: 'en', say })).toBe(
    'Map of Croatia with 3 cities. Zagreb: telecoms, payments and cars. Rijeka: harbour and simulation. Split: ships, sensors and guests. Around it: Adriatic Sea, Slovenia, Hungary, Bosnia and Herzegovina, Serbia, and Italy.',
  )
})

test('a wide map leaves out at most one of its neighbours', () => {
  for (const shown of every.filter(({ framing }) => framing === 'wide')) {
    if (shown.plate.kind !== 'countryMap') continue
    const text = drawn(shown).toLocaleLowerCase(shown.locale)
    const left = shown.plate.data.around.filter(({ label }) =>
      label.split(' ').some((word) => !text.includes(word.toLocaleLowerCase(shown.locale))),
    )
    expect(left.length, shown.name).toBeLessThan(2)
  }
})

test('only the city of the office has a double ring', () => {
  for (const shown of every.filter(({ plate }) => plate.kind === 'countryMap')) {
    const { data } = shown.plate as Extract<Plate, { kind: 'countryMap' }>
    expect(data.cities.filter(({ office }) => office)).toEqual([data.cities[0]])
    expect(drawn(shown).match(/<circle /g)).toHaveLength(2 * data.cities.length + 1)
  }
})

test('a map without room for the name of a city stops the build', () => {
  const { say } = every[0]!
  const { poland } = countryPlates(say, 'en') as { poland: Extract<Plate, { kind: 'countryMap' }> }
  const long = poland.data.cities.map((city) => ({ ...city, label: 'Name of a city '.repeat(6) }))
  const crowded: Plate = { ...poland, data: { ...poland.data, cities: long } }
  expect(() =>
    drawPlate(crowded, { palette: pageInks, framing: 'phone', locale: 'en', say }),
  ).toThrow(RangeError)
})

test('a contract says its terms in figures', () => {
  const { trialWeeks, minimumMonths, noticeMonths } = terms.models.extend
  expect([trialWeeks, minimumMonths, noticeMonths]).toEqual([2, 1, 1])
  const { say } = every[0]!
  const spoken = describePlate(contractPlate(say), { locale: 'en', say })
  expect(spoken).toMatch(/week 2: .*month 1: Minimum term ends\..*any day: .*One month until/)
})

test('a caption is a title and a sentence', () => {
  const { say } = every[0]!
  for (const id of Object.keys(pagePlates) as (keyof typeof pagePlates)[]) {
    const { title, note } = plateCaption(id, say)
    expect(title).not.toMatch(/\.$/)
    expect(note).toMatch(/\.$/)
  }
})

test('every service, industry, role and skill with a page has a plate', () => {
  expect(Object.keys(industryPlates).sort()).toEqual(Object.keys(industryPaths).sort())
  expect(Object.keys(hirePlates).sort()).toEqual([...roles, ...skills].sort())
  expect(Object.keys(servicePlates)).toHaveLength(7)
})

describe('figures are computed from the data', () => {
  test.each([
    ['Europe/London', 'Europe/Warsaw', '2026-01-15', 0, 7],
    ['America/New_York', 'Europe/Warsaw', '2026-01-15', 0, 2],
    ['America/New_York', 'Europe/Warsaw', '2026-01-15', 2, 4],
    // The clocks of America change two weeks before those of Europe.
    ['America/New_York', 'Europe/Warsaw', '2026-03-15', 0, 3],
    ['America/Los_Angeles', 'Asia/Tbilisi', '2026-01-15', 0, 0],
    ['Asia/Kolkata', 'Europe/Warsaw', '2026-01-15', 0, 3.5],
    ['Pacific/Auckland', 'America/Los_Angeles', '2026-01-15', 0, 5],
  ])('%s and %s on %s, moved by %i h, share %d h', (client, team, day, moved, hours) => {
    expect(overlapHours({ ...clockData(client, team, day), moved }).shared).toBe(hours)
  })

  test.each(['ledger-payment', 'ledger-refund'] as const)('the books of %s add up', (id) => {
    const sums = balances(pagePlates[id].data)
    expect(sums.reduce((one, other) => one + other, 0)).toBe(0)
  })

  test('a refused posting moves nothing', () => {
    const posting = { label: 'x', from: 0, to: 1, cents: 500 }
    const accounts = ['a', 'b']
    expect(balances({ accounts, postings: [posting, { ...posting, refused: true }] })).toEqual([
      -500, 500,
    ])
  })

  test('components render below the owner of the state', () => {
    const root: TreeNode = {
      id: 'a',
      children: [{ id: 'b', children: [{ id: 'c' }] }, { id: 'd' }],
    }
    expect(componentsOf(root)).toBe(4)
    expect(renderedBy(root, 'a')).toBe(4)
    expect(renderedBy(root, 'b')).toBe(2)
  })

  test('versions are answered until their line touches zero', () => {
    const points = [
      [2, 0],
      [4, 50],
      [6, 0],
    ] as const
    expect([1, 2, 3, 4, 6, 9].map((week) => shareAt(points, week))).toEqual([0, 0, 25, 50, 0, 0])
    const versions = [{ name: 'one', points, label: [2, 2] as const }]
    const plate = { weeks: 10, note: '', versions }
    expect(answered({ ...plate, today: 3 })).toHaveLength(1)
    expect(answered({ ...plate, today: 7 })).toHaveLength(0)
  })

  test.each([
    [24_900, 25_000],
    [31_500, 35_000],
    [15_700, 17_500],
    [100, 100],
  ])('a scale for costs to %i ends at %i', (high, end) => {
    const lines = [{ label: 'a', low: 50, high }]
    expect(scaleOf({ lines, currency: 'EUR' }).highest).toBe(end)
  })

  test('a team costs what its lines cost, on a scale of even steps', () => {
    const lines = [
      { label: 'a', low: 100, high: 200 },
      { label: 'b', low: 50, high: 60 },
    ]
    expect(rowsOf({ lines, total: 'all', currency: 'EUR' }).at(-1)).toEqual({
      label: 'all',
      low: 150,
      high: 260,
      isSum: true,
    })
    // Teams to choose from have no sum.
    expect(rowsOf({ lines, currency: 'EUR' })).toEqual(lines)
    expect([niceStep(28_300, 5), niceStep(28_300, 2), niceStep(9, 5)]).toEqual([10_000, 20_000, 2])
  })

  test('a range is written as in the text beside it', () => {
    const spoken = { locale: 'en', say: says.en! }
    const data = { currency: 'EUR', lines: [{ label: 'Team 1', low: 18_500, high: 24_700 }] }
    expect(describePlate({ kind: 'costRange', data }, spoken)).toContain('€18,500–24,700')
  })

  test('an event is late when it was received more than an hour after it happened', () => {
    expect(isLate({ label: '', happened: '08:00', received: '09:00' })).toBe(false)
    expect(isLate({ label: '', happened: '08:00', received: '09:01' })).toBe(true)
  })
})

test('every ink of a clock that is not a line is in its key', () => {
  const press = { palette: pageInks, framing: 'wide', locale: 'en', say: says.en! } as const
  const draw = (plate: Plate) => drawPlate(plate, press)
  expect(draw(clock('Europe/London', 'Europe/Warsaw'))).toContain('>7 h shared<')
  expect(draw(clock('America/Los_Angeles', 'Asia/Tbilisi'))).not.toContain('h shared<')
})

test('text is wrapped between words, and behind hyphens where a word has no other room', () => {
  expect(wrapped('one two', 1, 15)).toEqual(['one', 'two'])
  expect(wrapped('one two', 500, 15)).toEqual(['one two'])
  expect(wrapped('develop in-house', 80, 15)).toEqual(['develop', 'in-house'])
  expect(wrapped('Karten-netz', 50, 15)).toEqual(['Karten-', 'netz'])
  expect(wrapped('front- and back-end', 500, 15)).toEqual(['front- and back-end'])
})

test('a soft hyphen has room only where it ends a line', () => {
  const whole = textWidth('Kartennetz', 15)
  expect(textWidth('Karten\u00ADnetz', 15)).toBe(whole)
  expect(wrapped('Karten\u00ADnetz', whole, 15)).toEqual(['Karten\u00ADnetz'])
  expect(wrapped('Karten\u00ADnetz', textWidth('Karten-', 15), 15)).toEqual(['Karten-', 'netz'])
  const narrow = textWidth('one Karten', 15) + 1
  expect(wrapped('one Karten\u00ADnetzwerk', narrow, 15)).toEqual(['one', 'Karten-', 'netzwerk'])
})

test('a text that is wider than a plate has room for shows no soft hyphens', () => {
  const label = `Umsatz\u00ADsteuer\u00ADvoranmeldung ${'und Abschluss '.repeat(5)}`
  const data = { accounts: ['a', 'b', 'c'], postings: [{ label, from: 0, to: 1, cents: 100 }] }
  const press = { palette: pageInks, framing: 'phone', locale: 'de', say: says.de! } as const
  const markup = drawPlate({ kind: 'ledgerFlow', data }, press)
  expect(markup).toContain('Umsatzsteuervoranmeldung')
})

test('working days of several cities on one clock say what all share', () => {
  const spoken = { locale: 'en', say: says.en! }
  // Warsaw works from 8 to 16 in London, Kathmandu from 3:15 to 11:15.
  expect(
    describePlate({ kind: 'workingDays', data: days('Europe/Warsaw', 'Asia/Kathmandu') }, spoken),
  ).toBe(
    'Working days in Europe/London time. Europe/London: 09:00 to 17:00. Europe/Warsaw: 08:00 to 16:00. ' +
      'Asia/Kathmandu: 03:15 to 11:15. Everyone works from 09:00 to 11:15.',
  )
  expect(commonHours(days('Australia/Adelaide', 'America/New_York'))).toBeUndefined()
  // Auckland's Friday is the Thursday of San Francisco, where its last hours are those after noon.
  const clocks = ['America/Los_Angeles', 'Pacific/Auckland'].map((zone) => ({ city: zone, zone }))
  expect(commonHours({ clocks, day: '2026-07-16' })).toEqual({ from: 14, to: 17 })
})

test('a year says each time between changes of the clocks', () => {
  expect(describePlate({ kind: 'overlapYear', data: year }, { locale: 'en', say: says.en! })).toBe(
    'Hours that Buenos Aires shares with Berlin in 2026: 01-01 to 03-28: 4 hours. ' +
      '03-29 to 10-24: 3 hours. 10-25 to 12-31: 4 hours. ' +
      'Hours that Tbilisi shares with Berlin in 2026: 01-01 to 12-31: none.',
  )
})
