import { readFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import semver from 'semver'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { fontFamilies } from '../../components/theme/fonts/families.ts'

const direct = { ...packageJson.dependencies, ...packageJson.devDependencies }

/** The versions that we promise: the oldest 20, and 24. */
const promised = ['20.19.0', '24.0.0']

describe('every direct dependency runs on the Node versions that we promise', () => {
  test.each(Object.keys(direct))('%s', (name) => {
    const path = join('node_modules', name, 'package.json')
    const { engines } = JSON.parse(readFileSync(path, 'utf8')) as { engines?: { node?: string } }
    const range = engines?.node ?? '*'
    const refused = promised.filter((version) => !semver.satisfies(version, range))
    expect(refused, `${name} declares "${range}"`).toEqual([])
  })
})

test('every promised version has a SQLite that declares it', () => {
  const [oldest, newest] = promised as [string, string]
  expect(semver.satisfies(oldest, enginesInLock('better-sqlite3-node20'))).toBe(true)
  expect(semver.satisfies(newest, enginesInLock('better-sqlite3'))).toBe(true)
})

/** npm leaves an optional package out when it does not fit the running Node, so the lockfile tells. */
function enginesInLock(name: string): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { engines?: { node?: string } }>
  }
  return packages[`node_modules/${name}`]?.engines?.node ?? 'none'
}

test('a dependency that needs a newer Node would be found', () => {
  expect(promised.filter((version) => !semver.satisfies(version, '>=22.12'))).toEqual(['20.19.0'])
})

test('all versions are exact', () => {
  expect(Object.entries(direct).filter(([, version]) => !semver.valid(version))).toEqual([])
})

test('the runtime stays small: at most 30 dependencies', () => {
  expect(Object.keys(packageJson.dependencies).length).toBeLessThanOrEqual(30)
})

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const json = (file: string) => JSON.parse(read(file))

/** Cells of the table rows of the notices, such as `react | MIT | Meta Platforms …`. */
const rows = read('THIRD-PARTY-NOTICES.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const listed = new Map(rows.map(([, name, licence]) => [name, licence]))

describe('the third-party notices', () => {
  test.each(Object.keys(json('package.json').dependencies))('name %s and its licence', (name) => {
    expect(listed.get(name)).toBe(json(`node_modules/${name}/package.json`).license)
  })

  test('name each font family and point to its licence text', () => {
    for (const { name } of fontFamilies) {
      const row = rows.find((cells) => cells[1]?.startsWith(name))
      const text = /`([^`]+)`/.exec(row?.join('|') ?? '')?.[1] ?? ''
      expect(existsSync(join(root, text)), `${name}: ${text}`).toBe(true)
      expect(read(text)).toContain('SIL OPEN FONT LICENSE Version 1.1')
    }
  })

  test('name the map data and the icons', () => {
    const notices = read('THIRD-PARTY-NOTICES.md')
    expect(notices).toContain('Natural Earth')
    expect(notices).toContain('Lucide')
    expect(notices).toContain('Simple Icons')
  })
})
