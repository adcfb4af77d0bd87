import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Breakpoint, breakpoints } from './breakpoints.ts'

const root = join(import.meta.dirname, '..')
const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/breakpoints\.|\.test\./.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

/** K-12, and the two widths of the carousels. */
const inventory = [500, 550, 767, 768, 950, 1023, 1024, 1281, 1367, 1669, 1750, 360, 1280]

test('the list holds exactly the widths of the inventory', () => {
  const widths = Object.values(breakpoints).map((condition) => Number(/\d+/.exec(condition)![0]))
  expect(widths.toSorted()).toEqual(inventory.toSorted())
})

test.each(Object.keys(breakpoints) as Breakpoint[])('something changes at "%s"', (name) => {
  expect(code.includes(`(--${name})`) || code.includes(`'${name}'`)).toBe(true)
})

test('no style sheet types a width in a media condition', () => {
  expect(code.match(/@media[^{]*\b\d+px/g)).toBeNull()
})
