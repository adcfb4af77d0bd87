import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { compileCatalog } from './compile-catalog.ts'

// Starts other programs, which are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))

test('descriptions and other fields for translators do not reach the pages', () => {
  const entry = { defaultMessage: 'Hello', description: 'Greeting.', max: 9, required: true }
  expect(compileCatalog('home.json', JSON.stringify({ 'home.a': entry }))).toEqual({
    'home.a': [{ type: 0, value: 'Hello' }],
  })
})

test('an invalid message stops the build with file, id and fault', () => {
  const text = JSON.stringify({ 'home.a': { defaultMessage: 'Hello {name' } })
  expect(() => compileCatalog('locales/en/home.json', text)).toThrow(
    /locales\/en\/home\.json.* home\.a: no valid ICU message/,
  )
})

describe('the compiler of formatjs gives the same trees', () => {
  const names = readdirSync(`${root}locales/en`)
  test.each(names)('for %s', (name) => {
    const file = `${root}locales/en/${name}`
    const formatjs = `${root}node_modules/.bin/formatjs`
    const theirs = execFileSync(formatjs, ['compile', file, '--ast'], { encoding: 'utf8' })
    expect(compileCatalog(name, readFileSync(file, 'utf8'))).toEqual(JSON.parse(theirs))
  })
})
