import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { company } from './company.ts'

const guide = readFileSync(new URL('README.md', import.meta.url), 'utf8')
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
