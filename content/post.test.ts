import { expect, test } from 'vitest'
import { parsePost, authorLabel } from './post.ts'
import { company } from './company.ts'

const file = 'content/blog/x/en.md'
const text = `# Title

Preview.

Excerpt.

## What it is & was {#what}

One *word*.

- A [page](route:contact-us)

## Why {#why}

Because.
`

const read = (change: (whole: string) => string = (whole) => whole) =>
  parsePost(file, change(text), 'en')
const replaced = (part: string | RegExp, other: string) => () =>
  read((whole) => whole.replace(part, other))

test('A post is read into title, preview, excerpt, body and list of contents', () => {
  expect(read()).toEqual({
    title: 'Title',
    preview: 'Preview.',
    excerpt: 'Excerpt.',
    sections: [
      {
        id: 'what',
        title: 'What it is & was',
        html: [
          '<h2 id="what">What it is &amp; was</h2>',
          '<p>One <em>word</em>.</p>',
          '<ul>',
          '<li>A <a href="/contact-us">page</a></li>',
          '</ul>',
        ].join('\n'),
      },
      { id: 'why', title: 'Why', html: '<h2 id="why">Why</h2>\n<p>Because.</p>' },
    ],
    minutes: 1,
  })
})

const drawing = '## Steps {#plate}\n\nDown.\n\n- **one:** One\n\n'

test('The words of a drawing are no section, and stand below the one before them', () => {
  const { sections, plateWords } = replaced('## Why', `${drawing}## Why`)()
  expect(sections.map(({ id }) => id)).toEqual(['what', 'why'])
  expect(plateWords).toEqual({
    title: 'Steps',
    note: 'Down.',
    labels: new Map([['one', 'One']]),
    below: 'what',
  })
})

test('A drawing that comes before all sections is refused', () => {
  const first = replaced('## What', `${drawing}## What`)
  expect(first).toThrow(`${file}: plate: comes first: put it below what it explains`)
})

test.each([
  ['without an excerpt', 'Excerpt.\n', ''],
  ['with an excerpt of two paragraphs', 'Excerpt.', 'Excerpt.\n\nMore.'],
])('A post %s is refused', (_, part, other) => {
  expect(replaced(part, other)).toThrow(`${file}: preview, excerpt: need a paragraph each`)
})

test('Title and preview fit the search result: 917 of 920 px pass, 924 do not', () => {
  const long = (length: number) => replaced('Preview.', 'x'.repeat(length))
  expect(long(131)().preview).toHaveLength(131)
  expect(long(132)).toThrow(`${file}: preview: is 924 px wide`)
})

test('An excerpt is as long as lists show it whole: 90 characters, and no more', () => {
  const long = (length: number) => replaced('Excerpt.', 'x'.repeat(length))
  expect(long(90)().excerpt).toHaveLength(90)
  expect(long(91)).toThrow(`${file}: excerpt: is 91 characters long`)
})

test('A post without sections is refused', () => {
  expect(replaced(/## [^]*/, '')).toThrow(`${file}: sections: are missing`)
})

test('A section without an id is refused by its heading', () => {
  expect(replaced(' {#why}', '')).toThrow(`${file}: heading "Why": has no id`)
})

test.each([
  [100, 1],
  [290, 1],
  [310, 2],
  [1310, 7],
])('A post of about %d words is read in %d minutes', (body, minutes) => {
  expect(replaced('Because.', 'word '.repeat(body - 14))().minutes).toBe(minutes)
})

test.each([
  ['Devico Team', `${company.name} Team`],
  ['by Devico Team', `by ${company.name} Team`],
  ['Ida Brandt and Devico Team, Kyiv', `Ida Brandt and ${company.name} Team, Kyiv`],
  ['Devico Team, Devico Team', `${company.name} Team, ${company.name} Team`],
  ['DEVICO TEAM', `${company.name} Team`],
  ['Ida Brandt', 'Ida Brandt'],
  ['Team', 'Team'],
  ['', ''],
])('the author "%s" is shown as "%s"', (label, shown) => {
  expect(authorLabel(label)).toBe(shown)
})

test.each(['Devico', 'devico team', 'The Devico  Team', 'Devico’s people'])(
  'the former name never shows: "%s"',
  (label) => {
    expect(authorLabel(label)).not.toMatch(/devico/i)
  },
)
