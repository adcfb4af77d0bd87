import { expect, test } from '@playwright/test'
import { serverWordsInBundle } from '../faults/bundle.ts'

test('fault 40: what browsers load holds none of the server’s lists, drivers or secrets', () => {
  const { scripts, found } = serverWordsInBundle()
  expect(scripts).toBeGreaterThan(20)
  expect(found).toEqual([])
})
