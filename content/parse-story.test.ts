import { expect, test } from 'vitest'
import { parseStory, type StoryLabels } from './parse-story.ts'

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

### Another decision

One clock.

## Two stores {#plate}

From top to bottom.

- **first:** First store

1. Boats; Guides; Kayaks
2. One clock
3. Hold

## Result {#result}

Measured for a month.

| Measure | Before | After |
| --- | --- | --- |
| Time to sign | 38 minutes | 11 minutes |
| Lost seats | 4% | 1% |
| Releases in a month | 1 | 9 |

**Unchanged:** Refunds via resellers.

## Team {#team}

Five people.

## Timeline {#timeline}

- **March 2024:** First week.
- **April 2024**: A [page](route:contact-us).
- **May 2024:** Handover.

## Quote {#quote}

> “It works.”

Jana Reuter, Head of Engineering
`

const labels: StoryLabels = {
  challenge: 'Challenge',
  solution: 'Solution',
  result: 'Result',
  topic: 'Measure',
  before: 'Before',
  after: 'After',
  unchanged: 'Unchanged',
  team: 'Team',
  timeline: 'Timeline',
}

const read = (change: (whole: string) => string = (whole) => whole) =>
  parseStory(file, change(text), 'en', labels)
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
      parts: [
        { title: 'A decision', html: '<p>Two stores.</p>' },
        { title: 'Another decision', html: '<p>One clock.</p>' },
      ],
    },
    result: {
      intro: '<p>Measured for a month.</p>',
      rows: [
        { topic: 'Time to sign', before: '38 minutes', after: '11 minutes' },
        { topic: 'Lost seats', before: '4%', after: '1%' },
        { topic: 'Releases in a month', before: '1', after: '9' },
      ],
    },
    unchanged: 'Refunds via resellers',
    team: '<p>Five people.</p>',
    timeline: [
      { when: 'March 2024', what: 'First week.' },
      { when: 'April 2024', what: 'A <a href="/contact-us">page</a>.' },
      { when: 'May 2024', what: 'Handover.' },
    ],
    quote: { text: 'It works.', author: 'Jana Reuter', position: 'Head of Engineering' },
    steps: [['Boats', 'Guides', 'Kayaks'], ['One clock'], ['Hold']],
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
  ['another label', '**The same:** Refunds via resellers.'],
  ['another label beside it', '**Unchanged:** One.\n\n**New:** Other.'],
  ['81 characters', `**Unchanged:** ${'x'.repeat(81)}.`],
])('A result that says of what did not change %s is refused', (_, line) => {
  expect(replaced('**Unchanged:** Refunds via resellers.', line)).toThrow(`${file}: result: `)
})

test.each([
  ['nothing', ''],
  ['two steps', '1. Seat\n2. Hold'],
  ['four steps', '1. Seat\n2. Clock\n3. Hold\n4. Trip'],
  ['two things that come first', '1. Boats; Guides\n2. Clock\n3. Hold'],
  ['several things that follow', '1. Seat\n2. Clock\n3. Holds; Trips; Refunds'],
  ['an empty step', '1. Seat\n2.\n3. Hold'],
  ['an empty thing among three', '1. Boats; ; Kayaks\n2. Clock\n3. Hold'],
  ['a second list', '1. Seat\n2. Clock\n3. Hold\n\n1) Trip'],
  ['31 characters', `1. ${'x'.repeat(31)}\n2. Clock\n3. Hold`],
])('A drawing that says of how the result came about %s is refused', (_, list) => {
  const change = replaced('1. Boats; Guides; Kayaks\n2. One clock\n3. Hold', list)
  expect(change).toThrow(`${file}: plate: `)
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

test.each([
  ['section', '## Challenge {#challenge}', '## The problem {#challenge}', 'challenge'],
  ['column', '| Measure |', '| Topic |', 'result'],
])('A %s that the page calls otherwise is refused, with both words', (_, part, other, field) => {
  expect(replaced(part, other)).toThrow(new RegExp(`${file}: ${field}: .*"`))
})

test.each([
  ['heading', 'challenge', '## Challenge', '## The problem'],
  ['label of what stayed', 'unchanged', '**Unchanged:**', '**As before:**'],
] as const)(
  'Where the language has no word of its own, a %s is what the file says',
  (_, word, part, other) => {
    const others = { ...labels, [word]: undefined }
    expect(() => parseStory(file, text.replace(part, other), 'en', others)).not.toThrow()
  },
)

test.each([
  ['challenge of one part', '### Another part\n\nIt costs.\n', '', 'challenge'],
  ['solution without introduction', 'How.\n', '', 'solution'],
  ['part without text', 'Two stores.\n', '', 'solution'],
  ['part with an id', '### A decision', '### A decision {#decision}', 'solution'],
  ['result without words', 'Measured for a month.\n', '', 'result'],
  ['table of two rows', '| Lost seats | 4% | 1% |\n', '', 'result'],
  ['table with an empty cell', '| 4% | 1% |', '| | 1% |', 'result'],
  ['timeline of two steps', '- **May 2024:** Handover.\n', '', 'timeline'],
])('A %s is refused', (_, part, other, field) => {
  expect(replaced(part, other)).toThrow(`${file}: ${field}: `)
})

test.each([
  ['title', '# Xola: live seats', '# Xola: *live* seats', 'title'],
  ['summary', 'Summary.', 'A **summary**.', 'summary'],
  ['title of a part', '### A decision', '### A `decision`', 'solution'],
  ['measure', '| Lost seats |', '| *Lost* seats |', 'result'],
  ['figure', '| 4% |', '| **4%** |', 'result'],
  ['line on what did not change', 'Refunds via', 'Refunds *via*', 'result'],
  ['month', '**May 2024:**', '**May [2024](#a):**', 'timeline'],
  ['quote', '“It works.”', '“It *works*.”', 'quote'],
  ['role', 'Head of Engineering', '*Head* of Engineering', 'quote'],
])(
  'A %s with markup that the page would show as it is typed is refused',
  (_, part, other, field) => {
    expect(replaced(part, other)).toThrow(`${file}: ${field}: holds markup that is not shown`)
  },
)
