import { defineConfig } from '@playwright/test'
import site from '../playwright.config.ts'

/** Pictures of every example, kept outside git: see compare.ts. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../.cache/visual/results',
  snapshotPathTemplate: '../../.cache/visual/before/{arg}{ext}',
  reporter: [['line'], ['html', { open: 'never', outputFolder: '../../.cache/visual/report' }]],
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 0 } },
})
