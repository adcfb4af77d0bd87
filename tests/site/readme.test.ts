import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

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
