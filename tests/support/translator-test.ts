import { test as base } from '@playwright/test'
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failOnConsoleOutput } from './fail-on-console-output.ts'
import { recordVisitsElsewhere } from './look.ts'
import { freePort } from './free-port.ts'
import { end, listening } from './site-under-test.ts'

type Entries = Record<string, { defaultMessage: string }>

/** The German catalog of the forms, which a test edits. */
export type Catalog = {
  file: string
  /** The text of a message before the test. */
  text: (id: string) => string
  /** Saves the file with another text for a message. */
  say: (id: string, text: string) => Promise<void>
  /** Saves the file with other content. */
  write: (content: string) => Promise<void>
}

/** What Vite and React say in development, reports of broken catalogs among them. */
const ofDevelopment = [/^\w+: \[vite\]/, /React DevTools/]

/** A test against the development server; the catalog is as before when the test ends. */
export const test = base.extend<{ catalog: Catalog }, { dev: string }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const server = await startDevServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ dev }, use) => use(dev),
  page: async ({ page }, use, info) => {
    recordVisitsElsewhere(page, info)
    await failOnConsoleOutput(page, ofDevelopment, () => use(page))
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  catalog: async ({}, use) => {
    const file = 'locales/de/forms.json'
    const before = readFileSync(file, 'utf8')
    const entries = JSON.parse(before) as Entries
    let saved = 0
    const write = async (content: string) => {
      // Two saves within 50 ms are one to Vite's watcher, and a person cannot be as quick.
      await setTimeout(Math.max(0, saved + 100 - Date.now()))
      writeFileSync(file, content)
      saved = Date.now()
    }
    await use({
      file,
      write,
      text: (id) => entries[id]!.defaultMessage,
      say: (id, defaultMessage) =>
        write(JSON.stringify({ ...entries, [id]: { defaultMessage } }, null, 2)),
    })
    await write(before)
  },
})

export { expect } from '@playwright/test'

type DevServer = { url: string; stop: () => Promise<void> }

/** Starts the server of `npm run dev` on a free port with data of its own. */
async function startDevServer(): Promise<DevServer> {
  const data = mkdtempSync(join(tmpdir(), 'dev-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['server/dev.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SITE_URL: '', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await listening(child)
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await end(child, 'SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
