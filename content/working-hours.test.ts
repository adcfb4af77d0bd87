import { expect, test } from 'vitest'
import { workingHours, answerBy } from './working-hours.ts'

const winter = new Date('2026-01-15T12:00Z')
const summer = new Date('2026-07-15T12:00Z')

test.each([
  ['Europe/Warsaw', 'Europe/Berlin', winter, { from: 9, to: 17, shared: 8, sharedMoved: 8 }],
  ['Europe/Warsaw', 'Europe/London', winter, { from: 10, to: 18, shared: 7, sharedMoved: 7 }],
  ['Europe/Kyiv', 'America/New_York', winter, { from: 16, to: 24, shared: 1, sharedMoved: 3 }],
  ['Asia/Tbilisi', 'Europe/Berlin', winter, { from: 12, to: 20, shared: 5, sharedMoved: 7 }],
  ['Asia/Tbilisi', 'Europe/Berlin', summer, { from: 11, to: 19, shared: 6, sharedMoved: 8 }],
  ['Asia/Tbilisi', 'America/New_York', winter, { from: 18, to: 26, shared: 0, sharedMoved: 1 }],
  [
    'Asia/Kolkata',
    'Europe/London',
    winter,
    { from: 14.5, to: 22.5, shared: 2.5, sharedMoved: 4.5 },
  ],
  ['America/New_York', 'Europe/London', winter, { from: 4, to: 12, shared: 3, sharedMoved: 5 }],
])('%s beside %s on %o', (engineers, client, at, hours) => {
  expect(workingHours(engineers, client, at)).toEqual(hours)
})

test('an unknown zone is a fault', () => {
  expect(() => workingHours('Europe/Atlantis', 'Europe/London', winter)).toThrow(RangeError)
})

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
