import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileCatalog } from './compile-catalog.ts'

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
  const folder = `${root}locales/en`
  const formatjs = `${root}node_modules/.bin/formatjs`
  let theirs: Record<string, unknown>

  beforeAll(() => {
    const args = ['compile', `${folder}/*.json`, '--ast']
    const compiled = execFileSync(formatjs, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    theirs = JSON.parse(compiled) as Record<string, unknown>
  })

  test.each(readdirSync(folder))('for %s', (name) => {
    const ours = compileCatalog(name, readFileSync(`${folder}/${name}`, 'utf8'))
    const ids = Object.keys(ours)
    expect(ids.length).toBeGreaterThan(0)
    expect(ours).toEqual(Object.fromEntries(ids.map((id) => [id, theirs[id]])))
  })

  test('and for no message more', () => {
    const ours = readdirSync(folder).flatMap((name) =>
      Object.keys(compileCatalog(name, readFileSync(`${folder}/${name}`, 'utf8'))),
    )
    expect(Object.keys(theirs).sort()).toEqual(ours.sort())
  })
})
