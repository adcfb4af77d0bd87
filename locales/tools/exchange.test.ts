import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderLocale } from './order-locale.ts'
import { catalogNames, readCatalogs, readLocale } from './read-locale.ts'
import { verifyFiles } from './verify-files.ts'

/**
 * Translation platforms read and write Format.JS JSON. What they are known to change on the way: fields
 * that they do not know are dropped, fields of their own are added, ids are sorted, the layout and the
 * newline at the end are theirs, and letters outside of ASCII may be escaped.
 */
const platforms: Record<string, (text: string) => string> = {
  'that sorts ids, indents by four and drops the last newline': (text) => {
    const catalog = Object.entries(JSON.parse(text) as Catalog).sort()
    return JSON.stringify(Object.fromEntries(catalog), null, 4)
  },
  'that writes one line, ids backwards, letters escaped, and descriptions of its own': (text) => {
    const catalog = Object.entries(JSON.parse(text) as Catalog).toReversed()
    const entries = catalog.map(([id, { defaultMessage }]) => [
      id,
      { string: '', description: 'exported', defaultMessage },
    ])
    const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    return JSON.stringify(Object.fromEntries(entries)).replace(/[\u0080-\uFFFF]/g, escape)
  },
  'that indents with tabs and ends lines as Windows does': (text) =>
    `${JSON.stringify(JSON.parse(text), null, '\t').replaceAll('\n', '\r\n')}\r\n`,
}

type Catalog = Record<string, { defaultMessage: string }>

const locales = fileURLToPath(new URL('..', import.meta.url))
const namespaces = catalogNames(join(locales, 'en'))
const english = readCatalogs(join(locales, 'en')).messages

describe.each(Object.entries(platforms))('after a platform %s', (_, sent) => {
  let folder: string

  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'exchange-')), 'de')
    cpSync(join(locales, 'de'), folder, { recursive: true })
    for (const name of namespaces) {
      const file = join(folder, `${name}.json`)
      writeFileSync(file, sent(readFileSync(file, 'utf8')))
    }
  })

  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

  test('every text and state is read as it was', () => {
    const [before, after] = [readLocale(join(locales, 'de')), readLocale(folder)]
    expect(after.findings).toEqual([])
    expect(textsOf(after)).toEqual(textsOf(before))
    expect(after.status.lines).toEqual(before.status.lines)
  })

  test('the check says how the order comes back', () => {
    const found = verifyFiles(readLocale(folder), english, namespaces)
    const rules = new Set(found.map(({ rule, advice }) => `${rule}: ${advice}`))
    const sorted = namespaces.every((name) => inOrder(folder, name))
    expect([...rules]).toEqual(sorted ? [] : ['order: npm run l10n -- order de'])
  })

  test('the command brings back every file, byte for byte', () => {
    expect(orderLocale(folder, english, namespaces)).toBe(0)
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name), 'utf8'), name).toBe(
        readFileSync(join(locales, 'de', name), 'utf8'),
      )
    }
  })
})

function textsOf({ texts }: ReturnType<typeof readLocale>): Record<string, string> {
  return Object.fromEntries(
    [...texts].map(([id, { defaultMessage }]) => [id, defaultMessage]).sort(),
  )
}

function inOrder(folder: string, name: string): boolean {
  const ids = Object.keys(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  const wanted = english.filter(({ namespace }) => namespace === name).map(({ id }) => id)
  return ids.join() === wanted.join()
}
