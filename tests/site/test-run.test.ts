import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slowestTable, stepTable } from '../run/figures.ts'
import { codeOfFlow, flowName } from '../run/flows.ts'
import { codeOfExample, codeOfPage, filesReachedFrom, hashOf, wordsOfPage } from '../run/reach.ts'
import { runSteps } from '../run/steps.ts'

const faq = 'components/sections/Faq/Faq.tsx'

test('a page depends on the sections that it imports, their styles, and the hooks around it', () => {
  const code = codeOfPage('/de/services/devops')
  expect(code).toContain('pages/services/devops/+Page.tsx')
  expect(code).toContain('pages/services/+hydrateOn.ts')
  expect(code).toContain('pages/+onRenderHtml.ts')
  expect(code).toContain('components/shell/Footer.tsx')
  expect(code).toContain(faq)
  expect(code).toContain('components/ui/Sheet.module.css')
  expect(codeOfPage('/privacy-policy')).not.toContain(faq)
})

test('a page depends on its own words and its own entry', () => {
  const words = wordsOfPage('/de/success-stories/openrad')
  expect(words).toContain('locales/de/common.json')
  expect(words).toContain('content/success-stories/openrad/entry.json')
  expect([...words].filter((file) => file.includes('good-shape'))).toEqual([])
})

test('an example depends on its component', () => {
  expect(codeOfExample('Faq')).toContain(faq)
  expect(codeOfExample('Standards')).not.toContain(faq)
})

test('a hash is the same whatever the order of files, and another with other words', () => {
  const files = [...filesReachedFrom([faq])]
  expect(files.length).toBeGreaterThan(3)
  expect(hashOf(files.toReversed())).toBe(hashOf(files))
  expect(hashOf(files, 'said')).not.toBe(hashOf(files))
})

test('a flow is named as the list of what is left out names it', () => {
  const onAPhone = {
    location: { file: join(process.cwd(), 'tests/e2e/menus.spec.ts'), line: 1, column: 1 },
    titlePath: () => ['', '', 'e2e/menus.spec.ts', 'on a phone', 'the menu opens'],
  }
  expect(flowName(onAPhone)).toBe('e2e/menus.spec.ts › on a phone › the menu opens')
})

test('a flow depends on the programs that it starts, and on the words of the pages that it comes to', () => {
  const flow = 'tests/e2e/translator-preview.spec.ts'
  const code = codeOfFlow(flow, ['/de/contact-us'])
  expect(code).toContain('server/dev.ts')
  expect(code).toContain('locales/de/contact.json')
  expect(code).not.toContain('locales/de/home.json')
  expect(codeOfFlow(flow, [])).toContain('locales/de/home.json')
})

test('steps run two at a time, each after those that it needs', async () => {
  const told: string[] = []
  const steps = [
    { name: 'slow', command: 'sleep 0.4' },
    { name: 'quick', command: 'true' },
    { name: 'next', command: 'true', after: ['quick'] },
    { name: 'last', command: 'true', after: ['slow'], alone: true },
  ]
  const figures = await runSteps(steps, (text) => told.push(text))
  expect(figures.map(({ name }) => name)).toEqual(['quick', 'next', 'slow', 'last'])
  expect(figures.every(({ passed }) => passed)).toBe(true)
})

test('what needs a failed step is left out, and its output is printed', async () => {
  const told: string[] = []
  const steps = [
    { name: 'types', command: 'echo "a wrong type"; exit 3' },
    { name: 'browser', command: 'echo never', after: ['types'] },
    { name: 'report', command: 'echo never', after: ['browser'] },
  ]
  const figures = await runSteps(steps, (text) => told.push(text))
  expect(figures.map(({ name, passed }) => [name, passed])).toEqual([['types', false]])
  expect(told.join('\n')).toContain('a wrong type')
  expect(told).toContain('left out: browser')
  expect(told).toContain('left out: report')
})

test('the slowest files come first', () => {
  const files = [
    { file: 'a.test.ts', tests: 3, seconds: 1 },
    { file: 'b.test.ts', tests: 1, seconds: 4 },
  ]
  expect(slowestTable(files, 1)).toBe('    4.0 s  b.test.ts (1 tests)')
  expect(stepTable([{ name: 'types', seconds: 2, passed: false }])).toBe('    2.0 s  FAILED: types')
})
