import { describe, expect, test } from 'vitest'
import {
  answerBy,
  clockChanges,
  hoursAheadOn,
  noonOf,
  workingHours,
  yearPeriods,
} from './working-hours.ts'

const winter = new Date('2026-01-15T12:00Z')
const summer = new Date('2026-07-15T12:00Z')

test.each([
  ['Europe/Warsaw', 'Europe/Berlin', winter, { from: 9, to: 17, shared: 8, sharedMoved: 8 }],
  ['Europe/Warsaw', 'Europe/London', winter, { from: 10, to: 18, shared: 7, sharedMoved: 8 }],
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

// Offsets worked out by hand from the rules of each zone.
describe('hours in common, by hand', () => {
  test.each([
    // Adelaide is at +9:30, +10:30 from October to April; Warsaw at +1, +2.
    [
      'Europe/Warsaw',
      'Australia/Adelaide',
      '2026-01-15',
      { from: -0.5, to: 7.5, shared: 0, sharedMoved: 0.5 },
    ],
    [
      'Europe/Warsaw',
      'Australia/Adelaide',
      '2026-07-15',
      { from: 1.5, to: 9.5, shared: 0.5, sharedMoved: 2.5 },
    ],
    // Kathmandu is at +5:45 all year.
    [
      'Asia/Tbilisi',
      'Asia/Kathmandu',
      '2026-07-15',
      { from: 7.25, to: 15.25, shared: 6.25, sharedMoved: 8 },
    ],
    [
      'Europe/Warsaw',
      'Asia/Kathmandu',
      '2026-01-15',
      { from: 4.25, to: 12.25, shared: 3.25, sharedMoved: 5.25 },
    ],
    // Chatham is at +12:45, +13:45 in its summer.
    [
      'America/Argentina/Buenos_Aires',
      'Pacific/Chatham',
      '2026-01-15',
      { from: 16.25, to: 24.25, shared: 0.75, sharedMoved: 2.75 },
    ],
    // Twenty hours apart are four hours on the other date.
    [
      'America/Los_Angeles',
      'Pacific/Auckland',
      '2026-07-15',
      { from: 14, to: 22, shared: 3, sharedMoved: 5 },
    ],
    [
      'Europe/Warsaw',
      'Pacific/Auckland',
      '2026-01-15',
      { from: -3, to: 5, shared: 0, sharedMoved: 0 },
    ],
    // Neither changes its clocks.
    ['Asia/Tbilisi', 'Asia/Tokyo', '2026-01-15', { from: 4, to: 12, shared: 3, sharedMoved: 5 }],
    ['Asia/Tbilisi', 'Asia/Tokyo', '2026-07-15', { from: 4, to: 12, shared: 3, sharedMoved: 5 }],
  ])('%s beside %s on %s', (engineers, client, day, hours) => {
    expect(workingHours(engineers, client, noonOf(day))).toEqual(hours)
  })
})

describe('the days on which clocks change in 2026', () => {
  test.each([
    ['Europe/Warsaw', ['2026-03-29', '2026-10-25']],
    ['America/New_York', ['2026-03-08', '2026-11-01']],
    ['Australia/Sydney', ['2026-04-05', '2026-10-04']],
    ['Pacific/Auckland', ['2026-04-05', '2026-09-27']],
    // By half an hour.
    ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
    ['Pacific/Chatham', ['2026-04-05', '2026-09-27']],
    ['America/Santiago', ['2026-04-05', '2026-09-06']],
    ['Asia/Tbilisi', []],
    ['America/Argentina/Buenos_Aires', []],
    ['Asia/Kolkata', []],
    ['America/Phoenix', []],
  ])('%s: %j', (timeZone, days) => {
    expect(clockChanges(timeZone, 2026)).toEqual(days)
  })
})

test('a year of Warsaw and New York has three weeks and one week in which they are an hour nearer', () => {
  const periods = yearPeriods(['Europe/Warsaw', 'America/New_York'], 2026)
  const shared = (day: string) =>
    workingHours('Europe/Warsaw', 'America/New_York', noonOf(day)).shared
  expect(periods.map(({ from, to }) => [from, to, shared(from), shared(to)])).toEqual([
    ['2026-01-01', '2026-03-07', 2, 2],
    ['2026-03-08', '2026-03-28', 3, 3],
    ['2026-03-29', '2026-10-24', 2, 2],
    ['2026-10-25', '2026-10-31', 3, 3],
    ['2026-11-01', '2026-12-31', 2, 2],
  ])
})

test('a year of zones without summer time is one period', () => {
  expect(yearPeriods(['Asia/Tbilisi', 'Asia/Tokyo'], 2028)).toEqual([
    { from: '2028-01-01', to: '2028-12-31' },
  ])
})

test('the hours of the day of a change are the new ones already', () => {
  const ahead = (day: string) => hoursAheadOn('Australia/Sydney', day)
  expect(['2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04'].map(ahead)).toEqual([
    11, 10, 10, 11,
  ])
})
