import { test as base } from '@playwright/test'
import { type Gallery, serveGallery } from '../gallery/serve-gallery.ts'
import { failOnConsoleOutput } from './fail-on-console-output.ts'

type WorkerFixtures = { gallery: Gallery }

/** A test against the built gallery, served once per worker. Console output fails it. */
export const test = base.extend<{ quietConsole: void }, WorkerFixtures>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const gallery = await serveGallery()
      await use(gallery)
      gallery.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ gallery }, use) => use(gallery.url),
  quietConsole: [async ({ page }, use) => failOnConsoleOutput(page, [], use), { auto: true }],
})

export { expect } from '@playwright/test'
