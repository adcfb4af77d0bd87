import { expect, test } from 'vitest'
import { videoTime } from './video-time.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59.6, '1:00'],
  [60, '1:00'],
  [98, '1:38'],
  [134, '2:14'],
  [3661, '61:01'],
])('%d seconds are %s', (seconds, shown) => {
  expect(videoTime(seconds)).toBe(shown)
})
