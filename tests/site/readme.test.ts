import { existsSync, readFileSync } from 'node:fs'
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

test('every path that the README names exists', () => {
  const named = [
    ...readme.matchAll(
      /`((?:pages|components|locales|content|server|public|tests|\.github)\/[^`*]*)`/g,
    ),
  ].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every folder of the top level stands on the map', () => {
  const folders = ['pages', 'components', 'locales', 'content', 'server', 'public', 'tests']
  expect(folders.filter((folder) => !readme.includes(`\`${folder}/`))).toEqual([])
})

test('the README stays short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
})
