import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../tests/support/app-under-test.ts'

let app: AppUnderTest

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('fault 25: two thousand broken and strange bodies never cause a fault of the server', async () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    // The low digits of such a series repeat soon.
    return Math.floor((seed / 2_147_483_648) * most)
  }
  const scraps = [
    '{',
    '}',
    '[',
    ']',
    '"name":',
    '"',
    ',',
    'null',
    '1e999',
    '\\u0000',
    '漢',
    '%',
    '&',
    '=',
    '__proto__',
  ]
  const statuses = new Set<number>()
  for (let batch = 0; batch < 40; batch += 1) {
    const answers = Array.from({ length: 50 }, () => {
      const body = Array.from({ length: random(12) }, () => scraps[random(scraps.length)]).join('')
      const type = random(2) ? 'application/json' : 'application/x-www-form-urlencoded'
      return app.post('/api/contact', body, { 'Content-Type': type })
    })
    for (const response of await Promise.all(answers)) statuses.add(response.status)
  }
  expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([])
})
