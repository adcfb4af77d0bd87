import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogLocales } from './catalog-locales.ts'

test('folders with catalogs are locales, English is the first, other folders and files are none', () => {
  const root = mkdtempSync(join(tmpdir(), 'locales-'))
  for (const name of ['fr', 'de', 'en', 'tools']) {
    mkdirSync(join(root, 'locales', name), { recursive: true })
    if (name !== 'tools') writeFileSync(join(root, 'locales', name, 'common.json'), '{}')
  }
  writeFileSync(join(root, 'locales', 'glossary.json'), '[]')
  expect(catalogLocales(root)).toEqual(['en', 'de', 'fr'])
  rmSync(root, { recursive: true })
})
