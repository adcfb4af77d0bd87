import { expect, test } from 'vitest'
import { matchesQuery } from './matches-query.ts'

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
