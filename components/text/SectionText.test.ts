import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Each line stands alone; the first word of the key says whether it must compile. */
const lines = {
  'right: a prefix with all parts': `export const a: SectionCopy<'title' | 'lead'> = 'contact.form'`,
  'wrong: a prefix that lacks a part': `export const b: SectionCopy<'title' | 'lead'> = 'claims.numbers'`,
  'wrong: a prefix that does not exist': `export const c: SectionCopy<'title'> = 'contact.fromm'`,
  'right: a message without values': `export const d = <Message id="forms.sending" />`,
  'right: a message with its values': `export const e = <Message id="common.head.title" values={{ page: 'a', company: 'b' }} />`,
  'wrong: an unknown id': `export const f = <Message id="forms.sendign" />`,
  'wrong: a message without its values': `export const g = <Message id="common.head.title" />`,
  'wrong: a misspelt value': `export const h = <Message id="common.head.title" values={{ page: 'a', firm: 'b' }} />`,
  'wrong: a value of the wrong type': `export const i = <Message id="forms.details-counter" values={{ used: '1', most: 2 }} />`,
  'wrong: a value where none is needed': `export const j = <Message id="forms.sending" values={{ page: 'a' }} />`,
  'wrong: an optional message in an attribute': `export const k = (text: ReturnType<typeof useText>) => text('contact.form.lead')`,
  'right: a required message in an attribute': `export const l = (text: ReturnType<typeof useText>) => text('forms.sending')`,
} as const

const imports = [
  `import { Message } from '${root}components/text/Message.tsx'`,
  `import type { useText } from '${root}components/text/useText.ts'`,
  `import type { SectionCopy } from '${root}components/text/SectionText.tsx'`,
]

let folder: string
let report: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typed-words-'))
  const file = join(folder, 'words.tsx')
  writeFileSync(file, [...imports, ...Object.values(lines)].join('\n'))
  const options =
    '--noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler --allowImportingTsExtensions --target es2023 --pretty false --ignoreConfig'
  const declared = ['locales/build-flags.d.ts', 'node_modules/vite/client.d.ts']
  const types = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'react']
  try {
    report = execFileSync(
      join(root, 'node_modules/.bin/tsc'),
      [...options.split(' '), ...types, ...declared.map((path) => join(root, path)), file],
      { cwd: root, encoding: 'utf8' },
    )
  } catch (error) {
    report = (error as { stdout: string }).stdout
  }
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.keys(lines).map((name, at) => [name, at + 1 + imports.length] as const))(
  'the compiler judges %s',
  (name, line) => {
    expect(report.includes(`words.tsx(${line},`)).toBe(name.startsWith('wrong'))
  },
)

test('the compiler complains about nothing but the wrong lines', () => {
  const other = report
    .split('\n')
    .filter((text) => text.includes('error') && !text.includes('words.tsx('))
  expect(other).toEqual([])
})
