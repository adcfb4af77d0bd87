import { expect, type Page } from '@playwright/test'

/** Runs a test and fails it when the page wrote to the console or an error escaped, save what is expected. */
export async function failOnConsoleOutput(
  page: Page,
  expected: readonly RegExp[],
  run: () => Promise<void>,
): Promise<void> {
  const noise: string[] = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) noise.push(text)
  }
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => note(`error: ${error.message}`))
  await run()
  expect(noise, 'nothing is written to the console').toEqual([])
}
