import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentKinds } from '../../content/content-kinds.ts'
import { copyContent } from './copy-content.ts'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copy-content-'))
  for (const kind of contentKinds) write(`content/${kind}/one/en.md`, kind)
  write('public/search-documents/en.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

test('a build has the content of its time, and nothing of an earlier one', () => {
  write('dist/server/content/blog/gone/en.md', 'old')
  copyContent(root, join(root, 'dist'))
  const copied = (path: string) => readFileSync(join(root, 'dist/server/content', path), 'utf8')
  for (const kind of contentKinds) expect(copied(`${kind}/one/en.md`)).toBe(kind)
  expect(copied('../../client/search-documents/en.json')).toBe('{}')
  expect(() => copied('blog/gone/en.md')).toThrow('ENOENT')
})
