import { describe, expect, test } from 'vitest'
import { callTimes, workingDayFrom } from './call-times.ts'

const times = (zones: string[], day: string) => {
  const { starts, outside } = callTimes(zones, day)
  return [starts.map((start) => start.toISOString().slice(0, 16)), outside]
}

// Worked out by hand; a call takes an hour, so it starts at four at the latest.
describe('calls on a day', () => {
  test.each([
    // London 9 to 16, of which 9, 11, 14 and 16 are spread; Warsaw's day ends at 16 in London.
    [['Europe/London', 'Europe/Warsaw'], '2026-01-15', ['T09:00', 'T11:00', 'T13:00', 'T15:00'], 0],
    // New York 9:00 to 10:00 is Warsaw 15:00 to 16:00.
    [['America/New_York', 'Europe/Warsaw'], '2026-01-15', ['T14:00', 'T15:00'], 0],
    // In the three weeks of March in which New York is an hour nearer: 8:00 to 10:00 … from 9:00 to 11:00.
    [['America/New_York', 'Europe/Warsaw'], '2026-03-16', ['T13:00', 'T14:00', 'T15:00'], 0],
    // Kathmandu 9:00 is 3:15 UTC; Warsaw starts at 8:00 UTC, which is 13:45; the last call is at 16:00, 10:15 UTC.
    [['Asia/Kathmandu', 'Europe/Warsaw'], '2026-01-15', ['T08:15', 'T09:15', 'T10:15'], 0],
    // Adelaide 9 to 17 is 23:30 to 7:30 UTC in summer, Tbilisi works from 5:00 UTC: Adelaide 15:30 and 16:00.
    [['Australia/Adelaide', 'Asia/Tbilisi'], '2026-01-15', ['T05:30'], 0],
  ] as const)('of %j on %s start at %j', (zones, day, starts, outside) => {
    expect(times([...zones], day)).toEqual([starts.map((start) => day + start), outside])
  })

  test('of four zones without a common hour leave nobody further out than needed', () => {
    // San Francisco 7:00 to 8:00 is Warsaw 16:00 to 17:00: two hours early. One hour later is one hour out for both.
    expect(times(['America/Los_Angeles', 'Europe/Warsaw'], '2026-01-15')).toEqual([
      ['2026-01-15T16:00'],
      1,
    ])
  })

  test('never lie in the weekend of another place', () => {
    // Friday in Los Angeles is Saturday in Auckland from 3:00 on; what is left is Friday evening there.
    const { starts } = callTimes(['America/Los_Angeles', 'Pacific/Auckland'], '2026-07-17')
    for (const start of starts)
      expect(
        start.toLocaleDateString('en', { weekday: 'long', timeZone: 'Pacific/Auckland' }),
      ).toBe('Friday')
  })

  test('follow the clocks on the day of a change, which has 23 hours', () => {
    // A Sunday is no working day anywhere, so the day of the change itself has none.
    expect(times(['Europe/Warsaw', 'Europe/London'], '2026-03-29')[0]).toEqual([])
    expect(times(['Europe/Warsaw', 'Europe/London'], '2026-03-30')[0]).toEqual([
      '2026-03-30T08:00',
      '2026-03-30T10:00',
      '2026-03-30T12:00',
      '2026-03-30T14:00',
    ])
  })
})

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
])('the first working day from %s on is %s', (day, expected) => {
  expect(workingDayFrom(day)).toBe(expected)
})
