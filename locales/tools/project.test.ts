import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceCode } from './project.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-'))
  for (const folder of ['pages', 'components', 'server', 'content']) write(`${folder}/empty.ts`, '')
  write('locales/route-families/main-routes.ts', 'code of the routes')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test.each([
  'pages/index/+Page.tsx',
  'components/sections/Hero/Hero.tsx',
  'server/requests/mail-text.ts',
  'content/facts/clients.ts',
])('%s may name a message', (path) => {
  write(path, 'code of the file')
  expect(sourceCode(root)).toContain('code of the file')
})

test('the route table may name a message', () => {
  expect(sourceCode(root)).toContain('code of the routes')
})

test.each([
  'pages/page-title.test.ts',
  'components/sections/Hero/Hero.dom.test.tsx',
  'pages/page-context.d.ts',
  'components/sections/Hero/Hero.module.css',
  'locales/tools/check.ts',
])('%s names no message', (path) => {
  write(path, 'code of the file')
  expect(sourceCode(root)).not.toContain('code of the file')
})
