import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Starts other programs, which are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url))
const cli = fileURLToPath(new URL('cli.ts', import.meta.url))

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  for (const folder of ['components', 'server', 'content']) write(`${folder}/empty.ts`, '')
  write('pages/page.ts', `text('home.a')`)
  write('locales/route-families/main-routes.ts', '')
  catalog('Hello')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function catalog(defaultMessage: string, locale = 'en'): void {
  const entry = { defaultMessage, description: 'Greeting at the top. {name}' }
  write(`locales/${locale}/home.json`, JSON.stringify({ 'home.a': entry }, null, 2))
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(tsx, [cli, ...args], { cwd: root, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('words that are all right pass the check after the types were written', () => {
  expect(run('types')).toMatchObject({ status: 0 })
  expect(readFileSync(join(root, 'locales/messages.d.ts'), 'utf8')).toContain(`'home.a': {}`)
  expect(run('check')).toMatchObject({ status: 0 })
})

test('a fault in the words ends the check with 1 and names file, line and id', () => {
  run('types')
  catalog('Hello...')
  const { status, said } = run('check')
  expect(status).toBe(1)
  expect(said).toMatch(/locales\/en\/home\.json:2 home\.a: three dots/)
})

test('types older than the catalogs end the check with 1 and name the command that renews them', () => {
  run('types')
  catalog('Hello {name}')
  const { status, said } = run('check')
  expect(status).toBe(1)
  expect(said).toContain('npm run l10n -- types')
})

test('a message that no code names ends the check with 1', () => {
  run('types')
  write('pages/page.ts', '')
  expect(run('check')).toMatchObject({ status: 1, said: expect.stringContaining('nothing names') })
})

test('an unknown command ends with 2 and shows the commands', () => {
  expect(run('chekc')).toMatchObject({ status: 2, said: expect.stringContaining('types') })
})
