import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ruleNames } from '../../locales/tools/finding.ts'
import { company } from '../../content/company.ts'

const readme = readFileSync('README.md', 'utf8')

test('every command of the README is a script', () => {
  const named = [...readme.matchAll(/npm (?:run )?(start|test|dev|[a-z0-9]+(?::[a-z0-9]+)?)\b/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'ci' && name !== 'run')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

const decisions = readdirSync('.github/decisions').map((name) => `.github/decisions/${name}`)
const documents = ['README.md', '.github/CONTRIBUTING.md', 'tests/README.md', ...decisions]

test.each(documents)('every path that %s names exists', (document) => {
  const named = [
    ...readFileSync(document, 'utf8').matchAll(
      /`((?:pages|components|locales|content|server|public|tests|\.github)\/[^`*{}<>|]*)`/g,
    ),
  ].map(([, path]) => path!)
  // What a build writes is in no fresh copy.
  const written = new Set(['public/art', 'components/art/files.json'])
  expect(named.filter((path) => !existsSync(path) && !written.has(path))).toEqual([])
})

test('every folder of the top level stands on the map', () => {
  const folders = ['pages', 'components', 'locales', 'content', 'server', 'public', 'tests']
  expect(folders.filter((folder) => !readme.includes(`\`${folder}/`))).toEqual([])
})

test('the README stays short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
})

test('the guide of translators lists every rule of the check', () => {
  const [, table] = readFileSync('locales/README.md', 'utf8').split('## What the check looks at')
  const listed = [...table!.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, rules]) =>
    rules!.split(', ').map((rule) => rule.replaceAll('`', '')),
  )
  expect(listed.sort()).toEqual([...ruleNames].sort())
})

const guide = readFileSync('content/README.md', 'utf8')
const quoted = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)

/** Made by `npm run generate`, so that a fresh copy does not have them. */
const generated = ['components/art/files.json']

test('Every path that the guide names exists', () => {
  const paths = quoted.filter((text) => /^(content|locales|components|\.github)\/[^<]*$/.test(text))
  expect(paths.length).toBeGreaterThan(12)
  expect(paths.filter((path) => !existsSync(path) && !generated.includes(path))).toEqual([])
})

test('Every npm command that the guide names is a script', () => {
  const named = [...guide.matchAll(/npm run ([a-z0-9:]+)/g)].map(([, name]) => name!)
  expect(new Set(named).size).toBeGreaterThanOrEqual(4)
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

test('Every token of a time that the guide names is one', () => {
  const named = quoted.flatMap((text) => /^\{days\.(\w+)\}$/.exec(text)?.[1] ?? [])
  expect(named.sort()).toEqual(Object.keys(company.retention).sort())
})
