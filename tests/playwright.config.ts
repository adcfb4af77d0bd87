import { defineConfig } from '@playwright/test'
import { findBrowser } from '../components/art/workshop/find-browser.ts'

const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Compared on demand: npm run visual.
  testIgnore: 'visual/**',
  outputDir: '../test-results',
  fullyParallel: true,
  // Pages wait for frames, timers and the network: three take turns on two cores.
  workers: '150%',
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['./run/run-reporter.ts']],
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    // Components settle at once; the timing tests turn motion on themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      // Nothing is drawn faster by a software GPU: 15 % of the time.
      args: ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    },
    // A recording of every test takes 16 % of the time: TRACE=1 asks for those of failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
