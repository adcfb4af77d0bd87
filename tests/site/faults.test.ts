import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allFaults } from '../faults/all-faults.ts'

/** Faults that the server must stand (.github/decisions/0018-limits-of-requests.md). */
const count = 41

test('each of the faults is a test named after it', () => {
  const files = ['server', 'tests/e2e', 'tests/support'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:test|describe)\(\s*['`]fault (\d+): /g)].map(
      ([, number]) => Number(number),
    ),
  )
  const tried = new Set([...named, ...allFaults.map(({ number }) => number)])
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((n) => !tried.has(n))
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(count / 2)
})

test('what touches the store is tried on both', () => {
  const onOne = allFaults.filter(({ stores }) => stores.length === 1).map(({ number }) => number)
  const onBoth = allFaults.filter(({ stores }) => stores.length === 2).map(({ number }) => number)
  // PostgreSQL's own, the file of SQLite, sockets, and installations.
  const excepted = [2, 5, 22, 38, 40, 41]
  expect([...new Set(onOne)].filter((n) => !onBoth.includes(n) && !excepted.includes(n))).toEqual(
    [],
  )
})
