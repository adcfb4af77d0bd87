import { fileURLToPath } from 'node:url'
import { HtmlValidate } from 'html-validate'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { LocaleRecord } from '../locales.ts'
import { check } from './check.ts'
import type { Counts, Coverage } from './coverage.ts'
import { readProject } from './project.ts'
import { reportPage } from './report-page.ts'

const none: Counts = {
  total: 10,
  missing: 0,
  requiredMissing: 0,
  stale: 0,
  machine: 0,
  translated: 0,
  reviewed: 10,
  overLong: 0,
  words: 50,
  wordsToDo: 0,
}
const open: Counts = { ...none, missing: 4, requiredMissing: 1, reviewed: 6, wordsToDo: 20 }
const french: LocaleRecord = { code: 'fr', name: 'Français', dir: 'ltr', state: 'preview' }
const coverage: Coverage = {
  code: 'fr',
  all: open,
  namespaces: new Map([
    ['faq', none],
    ['mail', open],
    ['home', { ...open, wordsToDo: 5 }],
  ]),
}

test('a locale shows its state, its figures and why it is not live', () => {
  const page = parse(reportPage([coverage], [french]))
  const section = page.querySelector('#fr')!
  expect(section.querySelector('h2')!.text).toBe('Français (fr)')
  expect(section.text).toContain('State: preview.')
  expect(section.querySelectorAll('li').map(({ text }) => text)).toEqual([
    '1 required messages have no text',
    '6 of 10 messages are translated or reviewed (60.0 %), 95 % are needed',
  ])
})

test('the namespaces with the most work come first and lead to a page that shows them', () => {
  const rows = parse(reportPage([coverage], [french])).querySelectorAll('#fr tbody tr')
  expect(rows.map((row) => row.querySelector('th')!.text)).toEqual(['mail', 'home', 'faq'])
  expect(rows[0]!.querySelector('a')).toBeNull()
  expect(rows[2]!.querySelector('a')!.getAttribute('href')).toMatch(/\/fr\/[\w-]+\?l10n=ids$/)
  expect(
    rows[0]!
      .querySelectorAll('td')
      .map(({ text }) => text)
      .join(' '),
  ).toBe('10 4 1 0 0 0 6 0 50 20')
})

test('the page of the real words is valid HTML', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const project = readProject(root)
  const page = reportPage(check(project).coverages, project.records)
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': 'off', 'require-sri': 'off', 'prefer-native-element': 'off' },
  })
  const { results } = await validator.validateString(page)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})
