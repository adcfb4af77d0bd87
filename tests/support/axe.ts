import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, and the rules of good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Findings of axe on the page as it stands, one line each: rule, what to do, where. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated, not added as a tag: the page's content security policy stays in force.
  await page.evaluate(source)
  const results = await page.evaluate(
    (runOnly): Promise<AxeResults> => (window as unknown as AxeWindow).axe.run({ runOnly }),
    tags,
  )
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} – ${target.join(' ')}`),
  )
}

type AxeWindow = { axe: { run: (options: { runOnly: string[] }) => Promise<AxeResults> } }
