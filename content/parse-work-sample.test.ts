import { expect, test } from 'vitest'
import { parseWorkSample } from './parse-work-sample.ts'

const file = 'content/work-samples/status-report/en.md'
const text = `# Weekly status report

A report of an invented project that says what is late before it says what is done.

**Written by:** Your lead engineer

**You get it:** Every Friday by noon

**In the drawing:** 8 · Week 14

## Week 14 {#head}

- **Project:** Nordhain patient portal, ~~removed~~
- **Sent to:** Product owner

> **The same day.** The lead writes it.

## Numbers {#numbers}

Four of them.

| Measure | Week 14 |
| --- | ---: |
| Open points | 15 |
| **Total** | 15 |

> **The same every week.** They were *chosen* together.

## Next {#next}

- Load test

> **Dates stay.** Nothing is redrawn.
`

const read = (change: (whole: string) => string = (whole) => whole) =>
  parseWorkSample(file, change(text), 'en')
const replaced = (part: string, other: string) => () => read((whole) => whole.replace(part, other))

test('A document is read into its facts, its head and its parts, each with the note why it is there', () => {
  const sample = read()
  expect(sample).toMatchObject({
    title: 'Weekly status report',
    writtenBy: 'Your lead engineer',
    delivered: 'Every Friday by noon',
    drawn: ['8', 'Week 14'],
  })
  expect(sample.head.title).toBe('Week 14')
  expect(sample.head.facts).toEqual([
    { name: 'Project', html: 'Nordhain patient portal, <del>removed</del>' },
    { name: 'Sent to', html: 'Product owner' },
  ])
  expect(sample.head.note).toEqual({ title: 'The same day', html: 'The lead writes it.' })
  expect(sample.parts.map(({ id, title }) => [id, title])).toEqual([
    ['numbers', 'Numbers'],
    ['next', 'Next'],
  ])
  expect(sample.parts[0]!.note.html).toBe('They were <em>chosen</em> together.')
  expect(sample.parts[1]!.html).toContain('<li>Load test</li>')
  expect(sample.parts[1]!.html).not.toContain('Dates stay')
})

test('Rows of a table are named by their first cell, figures stand at the end, and a total is known', () => {
  const { html } = read().parts[0]!
  expect(html).toContain('<th scope="col" data-figure>Week 14</th>')
  expect(html).toContain('<tr><th scope="row">Open points</th><td data-figure>15</td></tr>')
  expect(html).toContain('<tr data-total><th scope="row"><strong>Total</strong></th>')
  expect(html).toMatch(
    /^<p>Four of them.<\/p>\n<section tabindex="0" aria-label="Measure, Week 14">/,
  )
})

test('Where several columns hold words, cells repeat the names of their columns for cards on phones', () => {
  const { html } = read((whole) =>
    whole
      .replace(
        '| Measure | Week 14 |\n| --- | ---: |',
        '| Point | Why | Date |\n| --- | --- | --- |',
      )
      .replace('| Open points | 15 |\n| **Total** | 15 |', '| Export | Format | 9 April |'),
  ).parts[0]!
  expect(html).toContain('<table role="table" data-cards>')
  expect(html).toContain(
    '<td role="cell"><span aria-hidden="true">Why</span>Format</td><td role="cell"><span aria-hidden="true">Date</span>9 April</td>',
  )
})

test.each([
  ['no author', '**Written by:** Your lead engineer\n\n', '', 'opening'],
  ['an author without a label', '**Written by:** Your', 'Your', 'opening'],
  [
    'no facts in its head',
    '- **Project:** Nordhain patient portal, ~~removed~~\n- **Sent to:** Product owner',
    'Words.',
    'head',
  ],
  ['a fact without a name', '- **Sent to:** Product owner', '- Product owner', 'head'],
  ['a part without a note', '> **Dates stay.** Nothing is redrawn.\n', '', 'next'],
  ['a note without a title', '**Dates stay.** Nothing', 'Nothing', 'next'],
  [
    'a note before the text',
    '- Load test\n\n> **Dates stay.** Nothing is redrawn.',
    '> **Dates stay.** Nothing is redrawn.\n\n- Load test',
    'next',
  ],
  ['a part that is a note alone', '- Load test\n\n', '', 'next'],
  ['another head', '{#head}', '{#top}', 'head'],
])('A document with %s is refused by file and field', (_, part, other, field) => {
  expect(replaced(part, other)).toThrow(`${file}: ${field}: `)
})
