import { expect, test } from 'vitest'
import { workingHours } from './working-hours.ts'

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
