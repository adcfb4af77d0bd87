import { expect, test } from 'vitest'
import { parseTestimonial } from './testimonial.ts'

const file = 'content/testimonials/x/en.md'
const text = `# Dr. Jana Reuter

Head of Engineering, payments

> “They told us
> in week two.”
`

const read = (part: string | RegExp = '', other = '') =>
  parseTestimonial(file, text.replace(part, other), 'en')

test('A testimonial is read into name, position and words without quotation marks', () => {
  expect(read()).toEqual({
    reviewAuthorPhrase: 'They told us in week two.',
    reviewAuthorName: 'Dr. Jana Reuter',
    reviewAuthorPosition: 'Head of Engineering, payments',
  })
})

test.each([
  ['a title', '# Dr. Jana Reuter\n', '', 'title'],
  ['a surname', 'Dr. Jana Reuter', 'Jana', 'name'],
  ['a position', 'Head of Engineering, payments\n', '', 'position'],
  ['words', /> [^]*/, '', 'phrase'],
  ['words as a quote', '> “They told us\n> in week two.”', 'They told us.', 'phrase'],
])('A testimonial without %s is refused by file and field', (_, part, other, field) => {
  expect(() => read(part, other)).toThrow(`${file}: ${field}: `)
})

test.each([
  ['two paragraphs', 'us\n> in', 'us.\n>\n> In'],
  ['stressed words', 'week two', '**week two**'],
  ['a link', 'week two', '[week two](route:contact-us)'],
  ['a sentence below', 'two.”\n', 'two.”\n\nAnd later again.\n'],
])('Words with %s are refused', (_, part, other) => {
  expect(() => read(part, other)).toThrow(`${file}: phrase: `)
})
