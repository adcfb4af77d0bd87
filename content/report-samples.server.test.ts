import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sampleEntries } from './sample-entries.server.ts'
import { sampleReport, samplesOf } from './report-samples.server.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function contentOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'samples-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'content', path)), { recursive: true })
    writeFileSync(join(root, 'content', path), text)
  }
  return root
}

test('entries and facts that are marked as samples are named with file and title, others are not', () => {
  const root = contentOf({
    'blog/invented/entry.json': '{ "sample": true }',
    'blog/invented/en.md': '# An invented post\n',
    'blog/real/entry.json': '{ "sample": false }',
    'blog/real/en.md': '# A real post\n',
    'pages/about/entry.json': '{ "icons": {} }',
    'facts/availability.ts': 'export const availability = {\n  sample: true,\n}\n',
    'company.ts': 'export const company = {\n  legalEntity: {\n    sample: true,\n  },\n}\n',
    'facts/supplier-answers/finance.ts': "export const finance = [{ id: 'a', sample: true }]\n",
    'facts/cities.ts': 'export const cities = []\n',
    'facts/availability.test.ts': 'const one = {\n  sample: true,\n}\n',
  })
  const samples = samplesOf(root)
  expect(samples).toEqual([
    { kind: 'blog', file: 'content/blog/invented/entry.json', title: 'An invented post' },
    { kind: 'company', file: 'content/company.ts', title: 'company' },
    { kind: 'facts', file: 'content/facts/availability.ts', title: 'availability' },
    { kind: 'facts', file: 'content/facts/supplier-answers/finance.ts', title: 'finance' },
  ])
  expect(sampleReport(samples)).toBe(
    [
      'blog: 1',
      '  content/blog/invented/entry.json  An invented post',
      '',
      'company: 1',
      '  content/company.ts  company',
      '',
      'facts: 2',
      '  content/facts/availability.ts  availability',
      '  content/facts/supplier-answers/finance.ts  finance',
      '',
      'Samples in all: 4',
    ].join('\n'),
  )
})

test('content without samples is reported as such', () => {
  const root = contentOf({ 'blog/real/entry.json': '{ "sample": false }' })
  expect(sampleReport(samplesOf(root))).toBe('Samples in all: 0')
})

test('the report names exactly what a public start refuses', () => {
  const reported = samplesOf('.').map(({ file }) =>
    file.replace(/^content\//, '').replace(/\/entry\.json$|\.ts$/, ''),
  )
  expect(reported).toContain('company')
  expect(reported.sort()).toEqual(sampleEntries().sort())
})
