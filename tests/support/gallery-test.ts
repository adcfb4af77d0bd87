import { test as base } from '@playwright/test'
import { type Gallery, serveGallery } from '../gallery/serve-gallery.ts'
import { failOnConsoleOutput } from './fail-on-console-output.ts'
import { recordVisitsElsewhere } from './look.ts'

type WorkerFixtures = { gallery: Gallery }

/** A test that knows the built gallery, served once per worker. */
export const galleryTest = base.extend<object, WorkerFixtures>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const gallery = await serveGallery()
      await use(gallery)
      gallery.close()
    },
    { scope: 'worker' },
  ],
})

/** A test with a page of its own in that gallery. Console output fails it. */
export const test = galleryTest.extend<{ quietConsole: void }>({
  baseURL: ({ gallery }, use) => use(gallery.url),
  quietConsole: [
    async ({ page }, use, info) => {
      recordVisitsElsewhere(page, info)
      await failOnConsoleOutput(page, [], use)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
