import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, and the rules of good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose answer depends on colours alone; the others find the same in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Asks whether somebody would look at what is hidden: never a violation, and a tenth of the time. */
const questions = ['hidden-content']

/** Rules about which role has which attributes: components decide it, whatever words and entries they show. */
const roleRules = [
  'aria-allowed-attr',
  'aria-allowed-role',
  'aria-conditional-attr',
  'aria-deprecated-role',
  'aria-prohibited-attr',
  'aria-required-attr',
  'aria-roles',
  'aria-valid-attr',
]

/** Rules that each kind of look leaves out, since another look has the answer. */
const leftOut = {
  all: questions,
  structure: [...questions, ...colourRules],
  content: [...questions, ...colourRules, ...roleRules],
  colours: [],
} as const satisfies Record<string, readonly string[]>

/** Has every document of a context know axe: sending its source to each page takes longer than running it. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(source)
}

/**
 * `structure` is all that is not about colours, which are more than half of the time; `content` is what words, ids,
 * order and sizes decide, of sections whose roles and colours were looked at on another page.
 */
export type AxeRules = keyof typeof leftOut

/**
 * Findings of axe on the page as it stands, one line each: rule, what to do, where.
 * @param rules `colours` for a page that was looked at in its other colour scheme before
 * @param within selector of the only part that differs from a page that was looked at before
 */
export async function axeFindings(
  page: Page,
  rules: AxeRules = 'all',
  within = 'html',
): Promise<string[]> {
  // Evaluated, not added as a tag: the page's content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ runOnly, without, part }) => {
      const { axe } = window as unknown as { axe: Axe }
      // The rest of the report is most of its time; the policy forbids fetching the style sheets again.
      const options: RunOptions = {
        runOnly,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        preload: false,
      }
      const { violations } = await axe.run(part, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} – ${target.join(' ')}`),
      )
    },
    {
      runOnly: rules === 'colours' ? colourRules : tags,
      without: leftOut[rules],
      part: within,
    },
  )
}

type Axe = { run: (part: string, options: RunOptions) => Promise<AxeResults> }
