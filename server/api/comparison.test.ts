import { afterEach, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'

let app: AppUnderTest

afterEach(() => app.stop())

test.each([
  ['/compare?item=poland&item=georgia', '/compare?a=poland&b=georgia'],
  ['/de/compare?item=build', '/de/compare?a=build'],
  // The page says what was left out.
  ['/compare?item=poland&item=build', '/compare?a=poland&b=build'],
  ['/compare?item=poland&item=poland', '/compare?a=poland&b=poland'],
  [
    '/compare?item=poland&item=georgia&item=croatia&item=estonia&item=romania',
    '/compare?a=poland&b=georgia&c=croatia&more=1',
  ],
  ['/compare?item=%0D%0Ax', '/compare?a=%0D%0Ax'],
  ['/compare?item=', '/compare'],
])('ticks at %s lead to %s', async (path, to) => {
  app = await startApp()
  const response = await app.get(path)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(to)
})

test('an address of its own form is rendered', async () => {
  app = await startApp()
  const response = await app.get('/compare?a=poland&b=georgia')
  expect(response.status).toBe(200)
})
