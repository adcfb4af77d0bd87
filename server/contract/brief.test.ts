import { expect, test } from 'vitest'
import { briefFromQuery, briefQuery, briefFromValues } from './brief.ts'
import { shortContactPayload, startProjectPayload, contactPayload } from './contact.ts'
import { limits } from './limits.ts'

const cost = 'role=qa-engineers&level=senior&place=poland&count=2&months=6&zone=london'

test('a brief is one query, and reads back as it was', () => {
  const brief = { cost, comparison: 'a=react&b=node' }
  const query = briefQuery(brief)
  expect(query).toBe(
    `cost=${encodeURIComponent(cost)}&comparison=${encodeURIComponent('a=react&b=node')}`,
  )
  expect(briefFromQuery(query)).toEqual(brief)
  expect(briefQuery({})).toBe('')
  expect(briefFromQuery(undefined)).toEqual({})
})

test('unknown parts, other kinds of values and empty ones are left out', () => {
  const values = {
    cost: ['a', 'b'],
    hours: '',
    questions: 'q=1',
    other: 'x',
    __proto__: { comparison: 'a=1' },
  }
  expect(briefFromValues(values)).toEqual({ questions: 'q=1' })
})

test('what turns the reading direction, controls and breaks are taken out', () => {
  expect(briefFromValues({ cost: 'role=a\u202e\u0000\r\nBcc: x&level=b' })).toEqual({
    cost: 'role=a Bcc: x&level=b',
  })
})

test('a long part is cut between two pairs, and one without pairs to nothing', () => {
  const long = Array.from({ length: 400 }, (_, at) => `q=answer-${at}`).join('&')
  const { questions } = briefFromValues({ questions: long })
  expect(questions!.length).toBeLessThanOrEqual(limits.briefPart)
  expect(long.startsWith(`${questions}&`)).toBe(true)
  expect(briefFromValues({ questions: 'x'.repeat(5000) })).toEqual({})
})

test('every payload carries the brief when there is one, and no key otherwise', () => {
  const brief = `${briefQuery({ cost })}&other=1`
  for (const payload of [contactPayload, shortContactPayload, startProjectPayload]) {
    expect(payload({ brief })).toMatchObject({ brief: briefQuery({ cost }) })
    expect(payload({})).not.toHaveProperty('brief')
    expect(payload({ brief: 'nonsense' })).not.toHaveProperty('brief')
  }
})
