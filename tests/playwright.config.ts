import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/find-browser.ts'

const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Compared on demand: npm run visual.
  testIgnore: 'visual/**',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    // Components settle at once; the timing tests turn motion on themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: asRoot ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
})
