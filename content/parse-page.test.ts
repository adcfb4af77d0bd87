import { describe, expect, test } from 'vitest'
import { company } from './company.ts'
import { type PageOutline, parsePage } from './parse-page.ts'

const file = 'content/industries/x/en.md'
const summary =
  'Software for ferries and their harbours, written by people who have stood on both sides.'
const outline = {
  hero: 'heading',
  cards: 'cards',
  services: 'services',
  life: 'tags',
  faq: 'questions',
  points: 'points',
  change: 'rows',
} as const satisfies PageOutline
const text = `# Ferry software

${summary}

## Boats on time {#hero}

Two \\*sentences\\* of {company}.
On two lines.

## What is hard {#cards}

It is hard.

### Tides {#tides}

They come twice.

## What we build {#services}

All of it.

### Gates {#gates}

One line

They open for those who paid.

- Tickets
- Scanners

## A week on board {#life}

Seven days.

### The first day {#first-day}

Start

Before you *begin*:

- a cabin
- a key

Then you sleep.

## Questions {#faq}

Answers.

### Is it safe? {#safe}

Yes, [ask us](route:contact-us).

| Sea | Wave |
| --- | --- |
| Calm | Low |

## Kept in sight {#points}

- One point
- Another point

## What changes {#change}

Then and now.

| Topic | Before | After |
| --- | --- | --- |
| Tickets | Paper | Phone |
`

const read = (change: (whole: string) => string = (whole) => whole) =>
  parsePage(file, change(text), 'en', outline)
const replaced = (part: string | RegExp, other: string) => () => {
  const changed = text.replace(part, () => other)
  if (changed === text) throw new Error(`The text does not hold ${part}`)
  return parsePage(file, changed, 'en', outline)
}
const section = (id: string) => new RegExp(`## [^\n]*\\{#${id}\\}[^]*?(?=\n## |$)`)
const bodyOf = (id: string) => new RegExp(`(?<=## [^\n]*\\{#${id}\\}\n)[^]*?(?=\n##|$)`)

describe('what a page gives', () => {
  test('its name, its description and its sections by id', () => {
    const page = read()
    expect([page.name, page.summary]).toEqual(['Ferry software', summary])
    expect(Object.keys(page.sections)).toEqual(Object.keys(outline))
  })

  test('a heading with its lead, tokens filled in and signs as they are meant', () => {
    expect(read().sections.hero).toEqual({
      kind: 'heading',
      title: 'Boats on time',
      lead: `Two *sentences* of ${company.name}.\nOn two lines.`,
      opening: [`Two *sentences* of ${company.name}.\nOn two lines.`],
      parts: [],
      list: [],
      table: [],
    })
  })

  test('parts with plain words, and the same as HTML', () => {
    const { parts } = read().sections.services
    expect(parts).toEqual([
      {
        id: 'gates',
        title: 'Gates',
        paragraphs: ['One line', 'They open for those who paid.'],
        list: ['Tickets', 'Scanners'],
        html: '<p>One line</p>\n<p>They open for those who paid.</p>\n<ul>\n<li>Tickets</li>\n<li>Scanners</li>\n</ul>',
      },
    ])
  })

  test('parts with links, stress and tables where they are shown', () => {
    const { life, faq } = read().sections
    expect(life.parts[0]!.paragraphs[1]).toBe('Before you <em>begin</em>:')
    expect(life.parts[0]!.list).toEqual(['a cabin', 'a key'])
    expect(faq.parts[0]!.paragraphs).toEqual(['Yes, <a href="/contact-us">ask us</a>.'])
    expect(faq.parts[0]!.html).toContain('<td>Calm</td>')
  })

  test('points without a lead, and a table with its header', () => {
    const { points, change } = read().sections
    expect([points.lead, points.list]).toEqual(['', ['One point', 'Another point']])
    expect(change.table).toEqual([
      ['Topic', 'Before', 'After'],
      ['Tickets', 'Paper', 'Phone'],
    ])
  })

  test('links in the language of the page', () => {
    const { faq } = parsePage(file, text, 'en-XA', outline).sections
    expect(faq.parts[0]!.html).toContain('href="/en-XA/contact-us"')
  })
})

describe('sections that do not follow the outline are refused with the order to write', () => {
  const order = `write ${Object.keys(outline).join(', ')}`
  const found = text.match(section('points'))![0]

  test.each([
    ['a missing one', replaced(section('cards'), ''), 'are hero, services,'],
    [
      'a surplus one',
      replaced('## What is', '## New {#new}\n\nWords.\n\n## What is'),
      'hero, new,',
    ],
    [
      'one in the wrong place',
      () => read((whole) => whole.replace(found, '').replace('## Boats', `${found}\n## Boats`)),
      'are points, hero,',
    ],
    ['one under another id', replaced('{#hero}', '{#heroes}'), 'are heroes, cards,'],
  ])('%s', (_, change, sections) => {
    expect(change).toThrow(`${file}: sections: `)
    expect(change).toThrow(sections)
    expect(change).toThrow(order)
  })
})

describe('ids', () => {
  test.each(['### Tides', '### {#tides}', '### Tides {#The tides}', '### Tides {#tides} x'])(
    'a part without one is refused by its heading: %s',
    (heading) => {
      const error = `${file}: heading "${heading.slice(4)}": has no id`
      expect(replaced('### Tides {#tides}', heading)).toThrow(error)
    },
  )

  test.each([
    [
      'another part of the same section',
      '### Tides {#tides}\n\nMore.\n\n### Tides {#tides}',
      'tides',
    ],
    ['a part of another section', '### Tides {#safe}', 'safe'],
    ['a section', '### Tides {#faq}', 'faq'],
  ])('a part that has the id of %s is refused', (_, heading, id) => {
    expect(replaced('### Tides {#tides}', heading)).toThrow(`${file}: ${id}: stands twice`)
  })
})

describe('the description fits a search result', () => {
  const long = (length: number) => replaced(summary, 'x'.repeat(length))

  test.each([70, 131])('%d characters pass', (length) => {
    expect(long(length)().summary).toHaveLength(length)
  })

  test('69 characters are refused', () => {
    expect(long(69)).toThrow(`${file}: description: has 69 characters`)
  })

  test('more than 920 px are refused', () => {
    expect(long(132)).toThrow(`${file}: description: is 924 px wide`)
  })

  test('none at all and two paragraphs are refused', () => {
    expect(replaced(`${summary}\n`, '')).toThrow(`${file}: description: has 0 characters`)
    expect(replaced(summary, `${summary}\n\nMore.`)).toThrow(`${file}: description: `)
  })
})

describe('a section holds what its kind shows', () => {
  test.each([
    ['hero', 'without its lead', bodyOf('hero'), '\n### Part {#part}\n\nWords.\n', 'needs a lead'],
    ['points', 'with a lead', '- One point', 'A lead.\n\n- One point', 'takes no lead'],
    ['points', 'without its list', bodyOf('points'), '\n### Part {#part}\n\nX.\n', 'needs a list'],
    ['hero', 'with a list', 'Two \\', '- An item\n\nTwo \\', 'takes no list'],
    ['change', 'without its table', bodyOf('change'), '\nThen and now.\n', 'needs a table'],
    ['change', 'with the header alone', '| Tickets | Paper | Phone |\n', '', 'needs a table'],
    ['hero', 'with a table', 'Two \\', '| A |\n| --- |\n| B |\n\nTwo \\', 'takes no table'],
    [
      'change',
      'with two tables',
      'Then and now.\n',
      '| A | B | C |\n| --- | --- | --- |\n| D | E | F |\n\nThen and now.\n',
      'takes one table',
    ],
    [
      'change',
      'with two columns',
      /\| Topic[^]*/,
      '| Topic | After |\n| --- | --- |\n| Tickets | Phone |\n',
      'needs a table of 3 columns',
    ],
    [
      'change',
      'with four columns',
      /\| Topic[^]*/,
      '| A | B | C | D |\n| --- | --- | --- | --- |\n| E | F | G | H |\n',
      'needs a table of 3 columns',
    ],
    ['cards', 'without parts', '### Tides {#tides}\n\nThey come twice.\n', '', 'needs parts'],
    ['hero', 'with a part', 'On two lines.', 'On two lines.\n\n### P {#p}\n\nX.', 'takes no parts'],
  ])('the section "%s" %s is refused', (id, _, part, other, error) => {
    expect(replaced(part, other)).toThrow(`${file}: ${id}: ${error}`)
  })
})

describe('a part holds what its kind shows', () => {
  test.each([
    ['tides', 'without words', 'They come twice.\n', '', 'needs 1 to 1 paragraphs'],
    ['tides', 'with two paragraphs', 'twice.', 'twice.\n\nA day.', 'needs 1 to 1 paragraphs'],
    ['gates', 'with one paragraph', 'One line\n\n', '', 'needs 2 to 2 paragraphs'],
    ['first-day', 'with a tag alone', /Before you[^#]*sleep\.\n/, '', 'needs 2 to 3 paragraphs'],
    ['first-day', 'with four paragraphs', 'sleep.', 'sleep.\n\nA.', 'needs 2 to 3 paragraphs'],
    ['gates', 'without its list', '- Tickets\n- Scanners\n', '', 'needs a list'],
    ['tides', 'with a list', 'twice.', 'twice.\n\n- In\n- Out', 'takes no list'],
  ])('the part "%s" %s is refused', (id, _, part, other, error) => {
    expect(replaced(part, other)).toThrow(`${file}: ${id}: ${error}`)
  })
})

describe('markup is refused where plain text is shown', () => {
  const table = '| A |\n| --- |\n| B |'

  test.each([
    ['title', 'the name', '# Ferry', '# *Ferry*'],
    ['description', 'the description', 'Software for', 'Software **for**'],
    ['hero', 'the title of a section', '## Boats', '## **Boats**'],
    ['hero', 'a lead', 'On two', 'On [two](route:contact-us)'],
    ['hero', 'a lead, as the name of a character', 'On two', 'On&nbsp;two'],
    ['hero', 'a section, as a quote', 'On two lines.', 'On two lines.\n\n> Quoted.'],
    ['tides', 'the title of a part', '### Tides', '### `Tides`'],
    ['tides', 'a part', 'come twice', 'come *twice*'],
    ['tides', 'a part, as a table', 'come twice.', `come twice.\n\n${table}`],
    ['tides', 'a part, as a block of code', 'come twice.', 'come twice.\n\n```\nx\n```'],
    ['gates', 'a list item', '- Tickets', '- **Tickets**'],
    ['gates', 'a list item, as a list of its own', '- Tickets', '- Tickets\n  - Return'],
    ['safe', 'a question', '### Is it', '### Is *it*'],
    ['points', 'a point', '- One point', '- One [point](route:contact-us)'],
    ['change', 'a cell', '| Paper |', '| ~~Paper~~ |'],
  ])('%s: in %s', (field, _, part, other) => {
    expect(replaced(part, other)).toThrow(`${file}: ${field}: holds markup that is not shown: `)
  })
})

test.each(['{compny}', '{claim.enginers}'])('the unknown token %s is refused', (token) => {
  expect(replaced('{company}', token)).toThrow(`${file}: ${token}: is no known token`)
})
