import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, basename } from 'node:path'
import { expect, test, describe } from 'vitest'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { importsOf } from '../support/imports-of.ts'

/** Rows of sections, S-01 and on. */
const inventory = Array.from({ length: 54 }, (_, at) => `S-${String(at + 1).padStart(2, '0')}`)

const exampleFiles = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.examples.tsx'))
  .map((path) => join('components', path))

/** Rows that a file of examples covers: `rows: ['S-09', 'S-10']`. */
function rowsOfExamples(file: string): string[] {
  const [, list = ''] = /rows: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
  return list.match(/S-\d\d/g) ?? []
}

test('every row of the inventory has a section with examples', () => {
  const covered = new Set(exampleFiles.flatMap(rowsOfExamples))
  expect(inventory.filter((row) => !covered.has(row))).toEqual([])
})

test('no examples claim a row that does not exist', () => {
  expect(exampleFiles.flatMap(rowsOfExamples).filter((row) => !inventory.includes(row))).toEqual([])
})

test('every section has its component and its examples under its own name', () => {
  const folders = readdirSync('components/sections')
  const missing = folders.filter((name) => {
    const has = (file: string) => existsSync(join('components/sections', name, file))
    return !has(`${name}.examples.tsx`) || !(has(`${name}.tsx`) || has(`${name}.island.tsx`))
  })
  expect(missing).toEqual([])
})

const records = Object.entries(routes)

/** Rows that stand on every page: the newsletter of the footer, the frame, the consent under a form. */
const everywhere = ['S-01', 'S-53', 'S-54']

/** Sections with the way on that a page is there for: a form, or the finder; `NextStep` is a link. */
const actions = ['S-09', 'S-10', 'S-11', 'S-12', 'S-13', 'S-14']

/** Pages that are read, or answered to one visitor: their way on is in the frame around them. */
const read = ['post', 'legal', 'system']

type Section = { name: string; folder: string }

/** Sections that a module shows, those of the modules beside pages included. */
function sectionsIn(file: string): Section[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^import \{([^}]*)\} from '[^']*\/(\w+)\/\2(?:\.island)?\.tsx'/gm,
  )
  const own = [...imports].flatMap(([, names, folder]) =>
    [...names!.matchAll(/(?<!type )\b([A-Z]\w*?)(?:Island)?(?=,|\s|$)/g)].map(([, name]) => ({
      name: name!,
      folder: `components/sections/${folder}`,
    })),
  )
  const beside = importsOf(file).filter((url) => /^pages\/.*\.tsx$/.test(url))
  return [...own.filter(({ folder }) => existsSync(folder)), ...beside.flatMap(sectionsIn)]
}

/** Rows of the specification that a section says it covers, those of sections inside it included. */
function rowsOf({ name, folder }: Section): string[] {
  const own = join(folder, basename(folder))
  const code = readFileSync(existsSync(`${own}.tsx`) ? `${own}.tsx` : `${own}.island.tsx`, 'utf8')
  const about = code
    .slice(0, code.indexOf(`function ${name}(`))
    .split('/**')
    .at(-1)!
  const inside = readdirSync(folder)
    .filter((file) => /(?<!test|examples)\.tsx$/.test(file))
    .flatMap((file) => sectionsIn(join(folder, file)))
    .filter((other) => other.folder !== folder)
  return [...(about.match(/S-\d\d/g) ?? []), ...inside.flatMap(rowsOf)]
}

/** Where the page of a route lies. */
function pageOf({ path }: RouteRecord): string {
  return [`pages${path}/+Page.tsx`, `pages${path}/index/+Page.tsx`].find((file) =>
    existsSync(file),
  )!
}

describe.each(records)('%s', (id, record) => {
  const shown = sectionsIn(pageOf(record))

  test('shows the sections that the route table names', () => {
    const rows = [...shown.flatMap(rowsOf), ...everywhere]
    expect(record.sections.filter((row) => !rows.includes(row))).toEqual([])
  })

  test('shows no section that the route table does not name', () => {
    const strangers = shown.filter((section) => {
      const rows = rowsOf(section)
      return rows.length > 0 && !rows.some((row) => record.sections.includes(row))
    })
    expect(strangers).toEqual([])
  })

  test('has a primary action', () => {
    const offered =
      record.sections.some((row) => actions.includes(row)) ||
      shown.some(({ name }) => name === 'NextStep')
    expect(offered || read.includes(record.kind) || id.startsWith('blog')).toBe(true)
  })
})

test('every section stands on a page', () => {
  const placed = new Set([...everywhere, ...records.flatMap(([, { sections }]) => sections)])
  expect(inventory.filter((row) => !placed.has(row))).toEqual([])
})
