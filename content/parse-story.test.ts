import { expect, test } from 'vitest'
import { checkHeadlineResult, parseStory } from './parse-story.ts'

const file = 'content/success-stories/xola/en.md'
const text = `# Xola: live seats

Summary.

Lead with *stress*.

## Challenge {#challenge}

Why.

### One part

It *hurts*.

### Another part

It costs.

## Solution {#solution}

How.

### A decision

Two stores.

## Two stores {#plate}

From top to bottom.

- **first:** First store

## Result {#result}

Measured for a month.

| Topic | Before | After |
| --- | --- | --- |
| Time to sign | 38 minutes | 11 minutes |

**Unchanged:** Refunds via resellers.

## Team {#team}

Five people.

## Timeline {#timeline}

- **March 2024:** First week.
- **April 2024**: A [page](route:contact-us).

## Quote {#quote}

> “It works.”

Jana Reuter, Head of Engineering
`

const read = (change: (whole: string) => string = (whole) => whole) =>
  parseStory(file, change(text), 'en')
const replaced = (part: string, other: string) => () => read((whole) => whole.replace(part, other))

test('A story is read into the parts that its page shows', () => {
  expect(read()).toEqual({
    client: 'Xola',
    title: 'Xola: live seats',
    summary: 'Summary.',
    lead: 'Lead with <em>stress</em>.',
    challenge: {
      intro: '<p>Why.</p>',
      parts: [
        { title: 'One part', html: '<p>It <em>hurts</em>.</p>' },
        { title: 'Another part', html: '<p>It costs.</p>' },
      ],
    },
    solution: {
      intro: '<p>How.</p>',
      parts: [{ title: 'A decision', html: '<p>Two stores.</p>' }],
    },
    result: {
      intro: '<p>Measured for a month.</p>',
      rows: [{ topic: 'Time to sign', before: '38 minutes', after: '11 minutes' }],
    },
    unchanged: 'Refunds via resellers',
    team: '<p>Five people.</p>',
    timeline: [
      { when: 'March 2024', what: 'First week.' },
      { when: 'April 2024', what: 'A <a href="/contact-us">page</a>.' },
    ],
    quote: { text: 'It works.', author: 'Jana Reuter', position: 'Head of Engineering' },
    plateWords: {
      title: 'Two stores',
      note: 'From top to bottom.',
      labels: new Map([['first', 'First store']]),
    },
  })
})

test.each(['challenge', 'solution', 'plate', 'result', 'team', 'timeline', 'quote'])(
  'A story without the section "%s" is refused, and the fault shows the heading to add',
  (id) => {
    const section = new RegExp(`## [^\n]*\\{#${id}\\}[^]*?(?=\n## |$)`)
    const without = () => read((whole) => whole.replace(section, ''))
    expect(without).toThrow(`${file}: ${id}: `)
    expect(without).toThrow(`{#${id}}`)
  },
)

test('A story without a lead is refused', () => {
  expect(replaced('Lead with *stress*.\n', '')).toThrow(`${file}: opening: `)
})

test('A summary fits the card and the search result: 917 of 920 px pass, 924 do not', () => {
  const long = (length: number) => replaced('Summary.', 'x'.repeat(length))
  expect(long(131)().summary).toHaveLength(131)
  expect(long(132)).toThrow(`${file}: summary: is 924 px wide`)
})

test.each([
  ['a name alone', 'Xola'],
  ['nothing behind the colon', 'Xola:'],
  ['a soft hyphen', 'Xola: live avail\u00ADability'],
])('A title with %s is refused', (_, title) => {
  expect(replaced('Xola: live seats', title)).toThrow(`${file}: title: `)
})

test.each([
  ['nothing', ''],
  ['a label alone', '**Unchanged:**'],
  ['two lines', '**Unchanged:** One.\n\n**Unchanged:** Other.'],
  ['81 characters', `**Unchanged:** ${'x'.repeat(81)}.`],
])('A result that says of what did not change %s is refused', (_, line) => {
  expect(replaced('**Unchanged:** Refunds via resellers.', line)).toThrow(`${file}: result: `)
})

test('A result without its table is refused', () => {
  expect(replaced(/\|.*\|\n/s.exec(text)![0], '')).toThrow(`${file}: result: `)
})

test.each(['March 2024: First week.', '**March 2024:**'])(
  'A step of the timeline without month or words is refused: %s',
  (step) => expect(replaced('**March 2024:** First week.', step)).toThrow(`${file}: timeline: `),
)

test.each([
  ['words', '> “It works.”\n\n', ''],
  ['position', ', Head of Engineering', ''],
  ['author', 'Jana Reuter, Head of Engineering\n', ''],
])('A quote without its %s is refused', (_, part, other) => {
  expect(replaced(part, other)).toThrow(`${file}: quote: `)
})

const entryFile = 'content/success-stories/xola/entry.json'

test.each([
  ['en', '1,213.5 per 1,000', '4%'],
  ['de', '1.213,5 je 1.000', '4\u00A0%'],
] as const)('A row in %s that repeats the figures passes', (locale, before, after) => {
  expect(() =>
    checkHeadlineResult(entryFile, { before: 1213.5, after: 4 }, { before, after }, locale),
  ).not.toThrow()
})

test.each([
  ['another figure before', { before: '17%', after: '4%' }, 'before'],
  ['another figure after', { before: '16%', after: '40%' }, 'after'],
  ['words', { before: 'All', after: '4%' }, 'before'],
])('A row with %s is refused by file and field', (_, row, field) => {
  expect(() => checkHeadlineResult(entryFile, { before: 16, after: 4 }, row, 'en')).toThrow(
    `${entryFile}: ${field}: `,
  )
})
