import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { allPlantedFaults, misplaced } from '../deep/planted-faults/all-planted-faults.ts'
import { builtPage, scriptHash } from '../run/built-files.ts'
import { slowestTable, stepTable, readReports } from '../run/reports.ts'
import { codeOfFlow, flowName } from '../run/flows.ts'
import { codeOfExample, codeOfPage, filesReachedFrom, hashOf, wordsOfPage } from '../run/reach.ts'
import { runSteps } from '../run/steps.ts'

const faq = 'components/sections/Faq/Faq.tsx'

test('a page depends on the sections that it imports, their styles, and the hooks around it', () => {
  const code = codeOfPage('/de/services/devops')
  expect(code).toContain('pages/services/devops/+Page.tsx')
  expect(code).toContain('pages/services/devops/+data.ts')
  expect(code).toContain('pages/+Wrapper.tsx')
  expect(code).toContain('components/shell/Footer.tsx')
  expect(code).toContain(faq)
  expect(code).toContain('components/ui/Panel.module.css')
  expect(codeOfPage('/privacy-policy')).not.toContain(faq)
})

test('a page depends on its own words, and on all entries, which any list may name', () => {
  const words = wordsOfPage('/de/success-stories/openrad')
  expect(words).toContain('locales/de/common.json')
  expect(words).toContain('locales/de/mail.json')
  expect(words).toContain('locales/de/forms.json')
  expect(words).toContain('content/success-stories/openrad/entry.json')
  expect(words).not.toContain('locales/de/home.json')
  expect(wordsOfPage('/success-stories')).toContain('content/success-stories/openrad/entry.json')
})

test('a page that finds words of all pages depends on all words', () => {
  expect(wordsOfPage('/de/search')).toContain('locales/de/home.json')
})

test('an example depends on its component', () => {
  expect(codeOfExample('Faq')).toContain(faq)
  expect(codeOfExample('Standards')).not.toContain(faq)
})

test('what its elements name as their behaviour, and words of its islands, belong to it', () => {
  const behaviour = 'components/sections/Frameworks/highlighted-row.behaviour.ts'
  expect(codeOfExample('Frameworks')).toContain(behaviour)
  expect(codeOfExample('Faq')).not.toContain(behaviour)
  expect(codeOfExample('Receipt')).toContain('locales/en/receipt.json')
  expect(codeOfExample('Frameworks')).not.toContain('locales/en/receipt.json')
})

test('pages and examples depend on the tokens and the reset behind the theme', () => {
  const theme = ['tokens', 'reset', 'typography'].map((name) => `components/theme/${name}.css`)
  for (const code of [codeOfExample('Faq'), codeOfPage('/faq')])
    expect(theme.filter((file) => !code.has(file))).toEqual([])
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
  const code = codeOfFlow(flow, { saw: [], visited: ['/de/contact-us'] })
  expect(code).toContain('server/dev.mjs')
  expect(code).toContain('server/develop.ts')
  expect(code).toContain('locales/de/contact.json')
  expect(code).not.toContain('locales/de/home.json')
  expect(codeOfFlow(flow, { saw: [], visited: [] })).toContain('locales/de/home.json')
})

test('a flow that saw a page of the build depends on the server and the styles, not on the code of the page', () => {
  const code = codeOfFlow('tests/e2e/menus.spec.ts', { saw: ['/services/devops'], visited: [] })
  expect(code).toContain('server/app.ts')
  expect(code).toContain('components/ui/Panel.module.css')
  expect(code).not.toContain(faq)
})

test('what a page and a script of a build say is the same under other names, and another with other code', () => {
  const builds = ['one', 'renamed', 'changed'].map((name, at) => {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const hash = `aB${at}cD_${at}h`
    mkdirSync(join(folder, 'client/about'), { recursive: true })
    mkdirSync(join(folder, 'client/assets'), { recursive: true })
    const write = (file: string, text: string) => writeFileSync(join(folder, 'client', file), text)
    const words = name === 'changed' ? 'B' : 'A'
    write(
      'about/index.html',
      `<script src="/assets/client.${hash}.js" integrity="sha-${at}"></script><p>${words}</p>`,
    )
    write('assets/a.js', `import"./chunk-${hash}.js";press(${name === 'changed' ? 2 : 1})`)
    return [folder]
  })
  const pages = builds.map((build) => builtPage('/about', build))
  const scripts = builds.map((build) => scriptHash('/assets/a.js', build))
  for (const [one, renamed, changed] of [pages, scripts]) {
    expect(one).toBeTruthy()
    expect(renamed).toBe(one)
    expect(changed).not.toBe(one)
  }
  expect(scriptHash('/assets/none.js', builds[0])).toBeUndefined()
})

test('steps run two at a time, beside one that waits, each after those that it needs, and one that wants to be alone is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'log')
  const during = (name: string, ...others: string[]) => {
    const until = others.map(
      (other) =>
        `n=0; until grep -q '+${other}' ${log} || [ $((n += 1)) -gt 500 ]; do sleep 0.02; done`,
    )
    return [`echo '+${name}' >> ${log}`, ...until, 'sleep 0.1', `echo '-${name}' >> ${log}`].join(
      '; ',
    )
  }
  const steps = [
    { name: 'slow', command: during('slow', 'quick', 'waiting') },
    { name: 'quick', command: during('quick', 'slow', 'waiting') },
    { name: 'waiting', command: during('waiting', 'slow', 'quick'), waits: true },
    { name: 'third', command: during('third') },
    { name: 'next', command: during('next'), after: ['quick'] },
    { name: 'alone', command: during('alone'), after: ['quick'], alone: true },
    { name: 'last', command: during('last'), after: ['slow'] },
  ]
  const figures = await runSteps(steps, () => {})
  expect(figures.every(({ passed }) => passed)).toBe(true)

  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const running = new Set<string>()
  const together = lines.map((line) => {
    if (line.startsWith('+')) running.add(line.slice(1))
    else running.delete(line.slice(1))
    return [...running]
  })
  const inLanes = together.map((names) => names.filter((name) => name !== 'waiting'))
  expect(Math.max(...inLanes.map(({ length }) => length))).toBe(2)
  expect(Math.max(...together.map(({ length }) => length))).toBe(3)
  expect(together.filter((names) => names.includes('alone') && names.length > 1)).toEqual([])
  for (const { name, after = [] } of steps)
    for (const earlier of after)
      expect(lines.indexOf(`-${earlier}`)).toBeLessThan(lines.indexOf(`+${name}`))
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

test('a run names its failures at its end, also a file that could not be loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const times = { startTime: 0, endTime: 1500 }
  const units = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        ...times,
        name: join(import.meta.dirname, 'sizes.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'pages are short' },
          { status: 'failed', fullName: 'sections stay small' },
        ],
      },
      {
        ...times,
        name: join(import.meta.dirname, 'gone.test.ts'),
        status: 'failed',
        assertionResults: [],
      },
    ],
  }
  const browser = {
    passed: 3,
    failed: 1,
    remembered: 2,
    files: [],
    failures: ['a.spec.ts:4 waits'],
  }
  writeFileSync(join(folder, 'units.json'), JSON.stringify(units))
  writeFileSync(join(folder, 'browser.json'), JSON.stringify(browser))
  expect(readReports(folder)).toMatchObject({
    passed: 4,
    failed: 2,
    remembered: 2,
    files: [{ file: 'tests/site/sizes.test.ts', tests: 2, seconds: 1.5 }, { tests: 0 }],
    failures: [
      'tests/site/sizes.test.ts sections stay small',
      'tests/site/gone.test.ts',
      'a.spec.ts:4 waits',
    ],
  })
})

test('each fault that is planted at night has its place and its test', () => {
  expect(misplaced(allPlantedFaults)).toEqual([])
  const [fault] = allPlantedFaults
  expect(misplaced([{ ...fault!, find: 'nowhere at all', test: 'gone.test.ts' }])).toHaveLength(2)
})
