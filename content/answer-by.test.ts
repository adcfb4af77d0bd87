import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'

test.each([
  ['inside working hours: the same time on the next day', '2026-11-18T09:30Z', '2026-11-19T09:30Z'],
  ['the first minute of the day', '2026-11-18T07:00Z', '2026-11-19T07:00Z'],
  ['the last minute of the day', '2026-11-18T14:59Z', '2026-11-19T14:59Z'],
  ['before work: the end of this day', '2026-11-18T06:59Z', '2026-11-18T15:00Z'],
  ['after work: the end of the next day', '2026-11-18T15:00Z', '2026-11-19T15:00Z'],
  ['after midnight on the office’s clock', '2026-11-18T22:30Z', '2026-11-19T15:00Z'],
  ['Friday afternoon: Monday afternoon', '2026-11-20T13:15Z', '2026-11-23T13:15Z'],
  ['Friday evening: the end of Monday', '2026-11-20T18:00Z', '2026-11-23T15:00Z'],
  ['Saturday: the end of Monday', '2026-11-21T10:00Z', '2026-11-23T15:00Z'],
  ['Sunday night, Monday at the office', '2026-11-22T22:30Z', '2026-11-23T15:00Z'],
  ['over the start of summer time', '2026-03-27T12:00Z', '2026-03-30T11:00Z'],
  ['over the end of summer time', '2026-10-23T12:00Z', '2026-10-26T13:00Z'],
])('%s', (_, arrival, due) => {
  expect(answerBy(new Date(arrival), 'Europe/Tallinn')).toEqual(new Date(due))
})

test('the hours are those of the given office', () => {
  const arrival = new Date('2026-11-18T15:00Z')
  expect(answerBy(arrival, 'America/New_York')).toEqual(new Date('2026-11-19T15:00Z'))
  expect(answerBy(arrival, 'Asia/Kolkata')).toEqual(new Date('2026-11-19T11:30Z'))
})
