import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentKinds } from '../../content/content-kinds.ts'
import { type EmptySources, emptySources } from '../../tests/support/empty-sources.ts'
import { copyContent } from './site-files.ts'

let sources: EmptySources

beforeEach(() => {
  sources = emptySources()
  sources.write('content/change-days.json', '{}')
  for (const kind of contentKinds) sources.write(`content/${kind}/one/en.md`, kind)
})

afterEach(() => rmSync(sources.root, { recursive: true }))

test('a build has the content of its time, and nothing of an earlier one', () => {
  sources.write('dist/server/content/blog/gone/en.md', 'old')
  copyContent(sources.root, join(sources.root, 'dist'))
  const copied = (path: string) =>
    readFileSync(join(sources.root, 'dist/server/content', path), 'utf8')
  expect(copied('change-days.json')).toBe('{}')
  for (const kind of contentKinds) expect(copied(`${kind}/one/en.md`)).toBe(kind)
  expect(() => copied('blog/gone/en.md')).toThrow('ENOENT')
})
