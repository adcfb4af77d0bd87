import { expect, test } from 'vitest'
import { textOfHtml, markMatches, matchesQuery } from './html-text.ts'

test.each([
  ['paragraphs stand apart', '<p>One.</p>\n<p>Two.</p>', 'One.\n\nTwo.'],
  [
    'points begin with a dash',
    '<p>Three:</p><ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    'Three:\n\n- a\n- b',
  ],
  ['links and stress are their words', '<p><a href="/x">Ask</a> <em>us</em></p>', 'Ask us'],
  ['signs are themselves again', '<p>R&amp;D &lt;3 &amp;lt; &quot;x&quot;</p>', 'R&D <3 &lt; "x"'],
])('%s', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

const texts = {
  cost: 'What does a café cost? More than tea.',
  payment: 'When do we pay? After the demo.',
  liability: 'Who’s li\u00adable? We are.',
}

const found = (query: string) =>
  Object.entries(texts)
    .filter(([, text]) => matchesQuery(text, query))
    .map(([name]) => name)

test.each([
  ['nothing', '', ['cost', 'payment', 'liability']],
  ['spaces', '  ', ['cost', 'payment', 'liability']],
  ['a word of a question', 'liable', ['liability']],
  ['a word of an answer', 'demo', ['payment']],
  ['a word and spaces', ' demo ', ['payment']],
  ['a part of a word', 'lia', ['liability']],
  ['capitals', 'LIABLE', ['liability']],
  ['a word without its accent', 'cafe', ['cost']],
  ['a word with a soft hyphen', 'li\u00adable', ['liability']],
  ['a straight apostrophe', "who's", ['liability']],
  ['two words of one question, in any order', 'tea cost', ['cost']],
  ['two words of different questions', 'tea demo', []],
  ['a word that stands nowhere', 'elephant', []],
])('A visitor who types %s finds what matches', (_, query, expected) => {
  expect(found(query)).toEqual(expected)
})

test.each([
  ['nothing', '', '<p>Any <b>text</b></p>', '<p>Any <b>text</b></p>'],
  ['a word', 'text', '<p>Any text</p>', '<p>Any <mark>text</mark></p>'],
  ['a part of a word', 'tex', '<p>Any text</p>', '<p>Any <mark>tex</mark>t</p>'],
  ['capitals and accents', 'cafe', '<p>Our Café</p>', '<p>Our <mark>Café</mark></p>'],
  ['an accent of its own', 'cafe', 'Our Cafe\u0301', 'Our <mark>Cafe</mark>\u0301'],
  ['a soft hyphen', 'liable', 'Who’s li\u00adable?', 'Who’s <mark>li\u00adable</mark>?'],
  ['two words', 'b a', 'a b', '<mark>a</mark> <mark>b</mark>'],
  ['a word within another', 'back backup', 'a backup', 'a <mark>backup</mark>'],
  ['the name of a tag', 'strong', '<strong>a</strong>', '<strong>a</strong>'],
  ['an address', 'faq', '<a href="/faq">FAQ</a>', '<a href="/faq"><mark>FAQ</mark></a>'],
  ['a reference of HTML', 'amp', 'R&amp;D &amp; amp', 'R&amp;D &amp; <mark>amp</mark>'],
  ['a tag that a visitor typed', '<script>', 'a <b>b</b>', 'a <b>b</b>'],
])('What a visitor searched for is marked: %s', (_, query, html, marked) => {
  expect(markMatches(html, query)).toBe(marked)
})
