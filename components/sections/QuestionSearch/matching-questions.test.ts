import { expect, test } from 'vitest'
import { matchingQuestions } from './matching-questions.ts'

const groups = [
  {
    id: 'money',
    questions: [
      { question: 'What does a café cost?', answer: '<p>More than <strong>tea</strong>.</p>' },
      { question: 'When do we pay?', answer: '<p>After the demo.</p>' },
    ],
  },
  { id: 'legal', questions: [{ question: 'Who’s li\u00adable?', answer: '<p>We are.</p>' }] },
]

const found = (query: string) =>
  matchingQuestions(groups, query).map(({ id, questions }) => [id, questions.length])

test.each([
  [
    'nothing',
    '',
    [
      ['money', 2],
      ['legal', 1],
    ],
  ],
  [
    'spaces',
    '  ',
    [
      ['money', 2],
      ['legal', 1],
    ],
  ],
  ['a word of a question', 'liable', [['legal', 1]]],
  ['a word of an answer', 'demo', [['money', 1]]],
  ['a part of a word', 'lia', [['legal', 1]]],
  ['capitals', 'LIABLE', [['legal', 1]]],
  ['a word without its accent', 'cafe', [['money', 1]]],
  ['a straight apostrophe', "who's", [['legal', 1]]],
  ['two words of one question, in any order', 'tea cost', [['money', 1]]],
  ['two words of different questions', 'tea demo', []],
  ['the name of a tag', 'strong', []],
  ['a word that stands nowhere', 'elephant', []],
])('A visitor who types %s finds what fits', (_, query, expected) => {
  expect(found(query)).toEqual(expected)
})
