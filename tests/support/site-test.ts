import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import { failOnConsoleOutput } from './fail-on-console-output.ts'
import { recordVisits } from './look.ts'
import { type Build, type Site, startSite } from './site-under-test.ts'

type TestFixtures = {
  /** Console output that a test expects, such as the browser's own line about a 400. */
  expectedConsole: RegExp[]
  quietConsole: void
  ownNetwork: void
}
type WorkerFixtures = { build: Build; site: Site }

/** A test that knows a running server of the built site, one per worker. */
export const siteTest = base.extend<object, WorkerFixtures>({
  build: ['dist', { option: true, scope: 'worker' }],
  site: [
    async ({ build }, use) => {
      const site = await startSite(build)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/**
 * A test with a page of its own on that site. Whatever the page writes to the console, and any error in it, fails
 * the test.
 */
export const test = siteTest.extend<TestFixtures>({
  baseURL: ({ site }, use) => use(site.url),
  expectedConsole: [[], { option: true }],
  // Each test is another visitor to the limits of senders.
  ownNetwork: [
    async ({ context }, use) => {
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() })
      await use()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, expectedConsole }, use, info) => {
      recordVisits(page, info)
      await failOnConsoleOutput(page, expectedConsole, use)
    },
    { auto: true },
  ],
})

/** An address of the range for benchmarks (RFC 2544). */
function someAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`
}

export { expect } from '@playwright/test'
