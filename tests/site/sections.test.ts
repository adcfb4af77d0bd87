import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Rows of sections, S-01 and on. */
const inventory = Array.from({ length: 54 }, (_, at) => `S-${String(at + 1).padStart(2, '0')}`)

const exampleFiles = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.examples.tsx'))
  .map((path) => join('components', path))

/** Rows that a file of examples covers: `rows: ['S-09', 'S-10']`. */
function rowsOf(file: string): string[] {
  const [, list = ''] = /rows: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
  return list.match(/S-\d\d/g) ?? []
}

test('every row of the inventory has a section with examples', () => {
  const covered = new Set(exampleFiles.flatMap(rowsOf))
  expect(inventory.filter((row) => !covered.has(row))).toEqual([])
})

test('no examples claim a row that does not exist', () => {
  expect(exampleFiles.flatMap(rowsOf).filter((row) => !inventory.includes(row))).toEqual([])
})

test('every section has its component and its examples under its own name', () => {
  const folders = readdirSync('components/sections')
  const missing = folders.filter((name) => {
    const has = (file: string) => existsSync(join('components/sections', name, file))
    return !has(`${name}.examples.tsx`) || !(has(`${name}.tsx`) || has(`${name}.island.tsx`))
  })
  expect(missing).toEqual([])
})
