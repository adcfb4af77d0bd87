import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Budgets of the house, in lines. */
const budgets = {
  file: 300,
  /** A file below it is a part of another one, unless its subject is small. */
  thin: 15,
  median: 80,
  page: 80,
  section: 150,
  drawings: 25,
  'server/app.ts': 80,
  'server/main.ts': 60,
}

const sources = ['pages', 'components', 'locales', 'content', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx)$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
)
const lines = new Map(
  sources.map((path) => [path, readFileSync(path, 'utf8').split('\n').length - 1]),
)

function above(limit: number, wanted: (path: string) => boolean): string[] {
  return [...lines]
    .filter(([path, count]) => wanted(path) && count > limit)
    .map(([path, count]) => `${path}: ${count}`)
}

test('no source file is longer than 300 lines', () => {
  expect(above(budgets.file, () => true)).toEqual([])
})

test('no folder holds mostly files of less than 15 lines', () => {
  // Vike wants a file of its own for each setting of a page.
  const chosen = [...lines].filter(([path]) => !basename(path).startsWith('+'))
  const folders = [...new Set(chosen.map(([path]) => dirname(path)))]
  const thin = folders.filter((folder) => {
    const files = chosen.filter(([path]) => dirname(path) === folder)
    const few = files.filter(([, count]) => count < budgets.thin).length
    // Of two or three files one or the other may be small.
    return files.length > 3 && few * 2 > files.length
  })
  expect(thin).toEqual([])
})

test('half of the source files have at most 80 lines', () => {
  const sorted = [...lines.values()].sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(budgets.median)
})

test('families of drawings are folders that a reader sees at once', () => {
  const families = new Map<string, number>()
  for (const path of sources) {
    if (!path.startsWith(join('components', 'art'))) continue
    families.set(dirname(path), (families.get(dirname(path)) ?? 0) + 1)
  }
  expect([...families].filter(([, count]) => count > budgets.drawings)).toEqual([])
})

test('pages are short lists of sections', () => {
  expect(above(budgets.page, (path) => path.endsWith('+Page.tsx'))).toEqual([])
})

test('section components stay small', () => {
  expect(
    above(
      budgets.section,
      (path) => path.startsWith('components/sections') && path.endsWith('.tsx'),
    ),
  ).toEqual([])
})

test.each(['server/app.ts', 'server/main.ts'] as const)('%s fits on one screen', (file) => {
  expect(lines.get(file)).toBeLessThanOrEqual(budgets[file])
})
