import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../locales/locales.ts'
import { type EntryPlate, entryPlate, parsePlateWords, writtenPlate } from './entry-plate.ts'
import { post, story } from './load.server.ts'
import { readMarkdown } from './markdown.ts'

const foldersOf = (kind: string) => readdirSync(new URL(`${kind}/`, import.meta.url)).sort()
const stories = foldersOf('success-stories')
const posts = foldersOf('blog')

/** Posts in which a drawing would say nothing: a table of who does what says it already. */
const withoutDrawing: readonly string[] = ['what-engagement-models-cost']

const locales: readonly Locale[] = ['en', 'de']

const drawn = [
  ...stories.map((slug) => ['success-stories', slug] as const),
  ...posts.filter((slug) => !withoutDrawing.includes(slug)).map((slug) => ['blog', slug] as const),
].flatMap(([kind, slug]) => locales.map((locale) => ({ kind, slug, locale })))

const plateOf = (kind: string, slug: string, locale: Locale) =>
  kind === 'blog' ? post(locale, slug)!.plate! : story(locale, slug)!.plate

/** Every text of a plate. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : []
}

test('Every story has a drawing, and every post but those that are named', () => {
  expect(stories).toHaveLength(21)
  expect(posts.filter((slug) => post('en', slug)!.plate === undefined)).toEqual(withoutDrawing)
})

describe.each(drawn)('The drawing of $kind/$slug in $locale', ({ kind, slug, locale }) => {
  const { plate, caption } = plateOf(kind, slug, locale)
  const steps = kind === 'blog' ? [] : story(locale, slug)!.steps.flat()
  const file = new URL(`${kind}/${slug}/${locale}.md`, import.meta.url)
  const whole = readFileSync(file, 'utf8')
  const article = whole.replace(/^## [^\n]*\{#plate\}\n.*?^(?=## )/ms, '')

  test('has a title, and a sentence below it', () => {
    expect(caption.title.length).toBeLessThanOrEqual(60)
    expect(caption.title).not.toMatch(/[.!]$/)
    expect(caption.note).toMatch(/\.$/)
  })

  test('names what led to the result in a few words, as a name begins', () => {
    expect(steps.filter((step) => !/^[\p{Lu}\d]\S*(?:\s\S+){0,3}$/u.test(step))).toEqual([])
  })

  test('says only figures that the text around it says', () => {
    expect(article).not.toBe(whole)
    const said = [caption.title, caption.note, ...textsOf(plate.data), ...steps]
    const figures = said
      .filter((text) => !/^(?:America|Europe)\/|^\d{4}-\d\d-\d\d$/.test(text))
      .flatMap((text) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [])
    const told = new Set(article.match(/\d+(?:[.,:]\d+)*/g))
    expect(figures.filter((figure) => !told.has(figure))).toEqual([])
  })
})

const file = 'content/blog/x/en.md'

const plate: EntryPlate = {
  kind: 'flowChart',
  data: { steps: [{ label: '#first' }, { label: '#second', note: '#note' }] },
}

const section = '## Two steps {#plate}\n\nFrom top to bottom.\n\n'

function written(labels: string) {
  const { sections } = readMarkdown(file, `# X\n\nY.\n\n${section}${labels}\n`, 'en')
  return writtenPlate(file, plate, parsePlateWords(file, sections[0]!))
}

test('Words take the places of their names', () => {
  expect(written('- **first:** One\n- **second:** Two\n- **note:** and last')).toEqual({
    plate: {
      kind: 'flowChart',
      data: { steps: [{ label: 'One' }, { label: 'Two', note: 'and last' }] },
    },
    caption: { title: 'Two steps', note: 'From top to bottom.' },
  })
})

test.each([
  ['without a label', '- **first:** One\n- **second:** Two', 'lacks "- **note:** label"'],
  [
    'with one too many',
    '- **first:** A\n- **second:** B\n- **note:** C\n- **more:** D',
    'has "more", which entry.json never names',
  ],
  ['with a label that has no name', '- One', '"One" is no "- **name:** label"'],
  [
    'with a label that stands twice',
    '- **first:** A\n- **second:** B\n- **note:** C\n- **note:** D',
    'says "**note:**" twice',
  ],
  ['without a list', 'Nothing.', 'needs one sentence, and below it a list of labels'],
])('Words %s are refused', (_, labels, fault) => {
  expect(() => written(labels)).toThrow(`${file}: plate: ${fault}`)
})

const message = { label: '#m', from: 0, to: 1 }
const row = { label: '#r' }
const axis = { from: 0, to: 100, unit: '#u' }
const clock = { client: { city: '#c', zone: 'America/New_York' }, day: '2026-01-14' }

test.each([
  [
    'a message to nobody',
    'sequenceDiagram',
    { parties: ['#a', '#b'], messages: [message, { ...message, to: 3 }] },
  ],
  [
    'steps that lead back',
    'rangeChart',
    { axis: { ...axis, every: -4 }, rows: [row, row], legend: {} },
  ],
  [
    'an axis without a length',
    'rangeChart',
    { axis: { ...axis, to: 0 }, rows: [row, row], legend: {} },
  ],
  ['an unknown zone', 'overlapClock', { ...clock, team: { city: '#t', zone: 'Europe/Nowhere' } }],
  [
    'a day that never comes',
    'overlapClock',
    { ...clock, day: '2026-02-30', team: { city: '#t', zone: 'Europe/Warsaw' } },
  ],
])('Data with %s are refused', (_, kind, data) => {
  expect(v.safeParse(entryPlate, { kind, data }).success).toBe(false)
})
