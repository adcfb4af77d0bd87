import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from './company.ts'
import { slugsOf } from './content-files.server.ts'
import { engineerLocations } from './facts/locations.ts'

type Text = readonly [path: string, text: string]

/** Stories and reviews tell of one project; every other text speaks for the company. */
const written: readonly Text[] = readdirSync(new URL('.', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /\/(?:en|de)\.md$/.test(path))
  .filter((path) => !/^(?:success-stories|testimonials)\//.test(path))
  .sort()
  .map((path) => [path, readFileSync(new URL(path, import.meta.url), 'utf8')])

/** Messages speak for the company too; notes for translators do not. */
const messages: readonly Text[] = ['en', 'de'].flatMap((locale) => {
  const folder = new URL(`../locales/${locale}/`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => /^\w.*\.json$/.test(name))
    .map((name): Text => {
      const catalog = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<
        string,
        { defaultMessage: string }
      >
      const words = Object.values(catalog).map(({ defaultMessage }) => defaultMessage)
      return [`locales/${locale}/${name}`, words.join('\n\n')]
    })
})

const texts = [...written, ...messages]

/** Sentences that make a promise, with the figure they give. */
function figuresOf(pattern: RegExp, among: readonly Text[]): [path: string, figure: string][] {
  return among.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map((match): [string, string] => [
      path,
      match.slice(1).find(Boolean)!.toLowerCase(),
    ]),
  )
}

/** What each promise says (content/STYLE.md), and how texts word it. */
const promises: readonly [promise: string, figure: string, pattern: RegExp][] = [
  [
    'shared hours',
    'four',
    /at least (\w+) (?:shared |working |common )*hours|(?:^|\W)(\w+) shared hours a day/gi,
  ],
  ['gemeinsame Stunden', 'vier', /mindestens (\w+) (?:gemeinsamen? )?(?:Arbeitss|S)tunden/gi],
  ['overlap', 'ten', /(\w+) working days of overlap|overlaps? (?:for )?(\w+) working days/gi],
  ['Überschneidung', 'zehn', /(\w+) (?:Arbeitst|T)age (?:Überschneidung|Übergabe)/gi],
  ['first weeks', 'two', /within (\w+) weeks[^.]{0,20} those \w+ weeks/gi],
  ['erste Wochen', 'zwei', /innerhalb von (\w+) Wochen[^.]{0,20} diese \w+ Wochen/gi],
  ['stages of hiring', 'eight', /(?:the|^|## )\s?(\w+) hiring stages|## (\w+) stages /gim],
  [
    'start of a team',
    'two to four',
    /(?:within|takes?|in|the same|allow|about) (two to \w+|\w+ to four) weeks/gi,
  ],
  ['reply', 'one', /(?:repl\w+|answers?) within (\w+) working days?/gi],
  ['Antwort', 'eines arbeitstag', /innerhalb (\w+ (?:Arbeits|Werk)tag)/gi],
  ['stages that select', 'six', /(\w+) stages (?:to )?select|(\w+) in which we select/gi],
  ['Stufen zur Auswahl', 'sechs', /(\w+) (?:Stufen dienen der|Stufen )?zur Auswahl, zwei/gi],
  ['stages that start', 'two', /select(?: the engineer)?, (\w+) (?:to |prepare the )?start/gi],
  ['size of a team', 'four to six', /(?:^|\W)(\w+ to \w+) people(?: from|,? takes|\s+\|)/gi],
  ['Größe eines Teams', 'vier bis sechs', /(?:^|\W)(\w+ bis \w+) Personen (?:von|sinnvoll)/gi],
  ['start of the free', 'days', /free[^.]{0,50} (?:start|team) within ([\w ]*?(?:days|weeks))/gi],
  [
    'Beginn der Verfügbaren',
    'weniger tage',
    /(?:frei|verfügbar)[^.]{0,60} innerhalb ([\wü ]*?(?:Tage|Wochen))(?: beginnen|,|\.)/gi,
  ],
  ['search', 'several', /market(?: search)?,?(?: it)? takes (\w+) weeks/gi],
  ['Suche', 'mehrere', /Suche am Markt dauert (\w+) Wochen/gi],
  ['employment', 'employed by us', /our engineers are (employed by us|contractors|freelancers)/gi],
  [
    'Anstellung',
    'bei uns angestellt',
    /unsere Fachkräfte (?:aber )?sind (bei uns angestellt|selbstständig|Freelancer)/gi,
  ],
]

/** What no text says, since another one promises the opposite, with a sentence that must be found. */
const denied: readonly [promise: string, pattern: RegExp, example: string][] = [
  [
    'a price is fixed after discovery',
    /\bprice[^.]{0,40}before (?:we|the work|work|you) (?:starts?|begins?|signs?)\b/i,
    'You get a fixed price before we start.',
  ],
  [
    'ein Festpreis folgt der Analyse',
    /Preis[^.]{0,40}(?:bevor wir|vor Beginn|vor dem Start)/i,
    'Der Preis steht fest, bevor wir anfangen.',
  ],
  [
    'engineers judge code',
    /recruiters?,? (?:who|that|can|also) (?:\w+ )?(?:code|program|develop)/i,
    'Our recruiters who code read it.',
  ],
  [
    'no engineer of ours is a contractor',
    /our (?:\w+ )?(?:engineers|developers)[^.]{0,30}(?:as|are) (?:contractors|freelancers)/i,
    'Our Polish engineers work as contractors.',
  ],
  [
    'rights do not wait for payment',
    /(?:rights?|code|yours)[^.]{0,40}(?:once|as soon as|after) (?:you have paid|it is paid|payment)/i,
    'The code is yours as soon as it is paid.',
  ],
  [
    'Rechte warten nicht auf Zahlung',
    /(?:Rechte?|Code)[^.]{0,60}(?:nach (?:vollständiger )?Zahlung|sobald Sie (?:be)?zahlt)/i,
    'Die Rechte gehen nach vollständiger Zahlung über.',
  ],
  [
    'every service has steps of its own',
    /same (?:five|six) steps|dieselben (?:fünf|sechs) Schritte/i,
    'The same five steps for every service.',
  ],
  [
    'a dedicated team is paid by the month',
    /dedicated team[^.|]{0,40}(?:by the hour|hourly|fixed price)/i,
    'A dedicated team is paid by the hour.',
  ],
]

test.each(denied)('No text contradicts: %s', (_, pattern, example) => {
  expect(example).toMatch(pattern)
  expect(texts.flatMap(([path, text]) => pattern.exec(text)?.map(() => path) ?? [])).toEqual([])
})

/** What of the company is counted: its figures come from `company.ts`, and a typed one goes out of date. */
const counted: readonly [what: string, pattern: RegExp, example: string][] = [
  ['engineers', /\d\+?\s(?:engineers|developers)\b/, 'With our 2,500 engineers'],
  ['Fachkräfte', /\d\+?\s(?:Fachkräfte|Ingenieur|Entwickler)/, 'Mit 2.500 Fachkräften'],
  ['countries', /\d\+?\s(?:client )?countries\b/, 'Clients from 41 countries'],
  ['Länder', /\d\+?\s(?:Kundenl|L)änder/, 'Kunden aus 41 Ländern'],
  ['locations', /\d\+?\s(?:engineer )?locations\b/, 'At 12 locations'],
  ['Standorte', /\d\+?\sStandorte/, 'An 12 Standorten'],
  ['technologies', /\d\+?\stechnologies\b/, 'In 120+ technologies'],
  ['Technologien', /\d\+?\sTechnologien/, 'In 120+ Technologien'],
]

test.each(counted)('No text types how many %s there are', (_, pattern, example) => {
  expect(example).toMatch(pattern)
  expect(texts.flatMap(([path, text]) => pattern.exec(text)?.map(() => path) ?? [])).toEqual([])
})

const locations: ReadonlySet<string> = new Set(engineerLocations.map(({ id }) => id))

/** Ids of the cities of a page about a country in which it says that our engineers work. */
function citiesWithEngineers(text: string): string[] {
  return text
    .split(/^#{2,3} /m)
    .filter((part) => /\b(?:our|unsere) [^.]{0,20}(?:engineers|Fachkräfte)/i.test(part))
    .filter((part) => /this city|are based|work here|work from|in dieser Stadt|sitzen/i.test(part))
    .flatMap((part) => /^.*\{#([a-z-]+)\}/.exec(part)?.slice(1) ?? [])
    .filter((id) => id !== 'hero')
}

test.each(slugsOf('hire'))('%s: engineers work where the list of locations has them', (slug) => {
  const found = written
    .filter(([path]) => path === `hire/${slug}/en.md`)
    .flatMap(([, text]) => citiesWithEngineers(text))
  expect(found.filter((city) => !locations.has(city))).toEqual([])
})

test('A city without engineers that claims some is found', () => {
  const text = '## Rosario: ports {#rosario}\n\nOur Argentine engineers work in this city.'
  expect(citiesWithEngineers(text)).toEqual(['rosario'])
  expect(locations.has('rosario')).toBe(false)
})

test.each(promises)('%s: every text says %s', (_, figure, pattern) => {
  const found = figuresOf(pattern, texts)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(([, said]) => said !== figure)).toEqual([])
})

test('a text that says another figure is found', () => {
  const [, , pattern] = promises[0]!
  const one = ['a/en.md', 'You share at least four working hours a day.'] as const
  const other = ['b/en.md', 'We keep at least three shared hours.'] as const
  expect(figuresOf(pattern, [one, other])).toEqual([
    ['a/en.md', 'four'],
    ['b/en.md', 'three'],
  ])
})

test('a review site is called independent only while it is named', () => {
  const saying = texts.filter(([, text]) =>
    /independent (?:review )?site|unabhängige\w* (?:Bewertungs)?portal/i.test(text),
  )
  expect(company.reviewSite.name === '' ? saying.map(([path]) => path) : []).toEqual([])
})
