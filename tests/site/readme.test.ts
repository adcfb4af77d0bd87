import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ruleNames } from '../../locales/tools/finding.ts'
import { company } from '../../content/company.ts'
import { join } from 'node:path'

const readme = readFileSync('README.md', 'utf8')

test('every command of the README is a script', () => {
  const named = [...readme.matchAll(/npm (?:run )?(start|test|dev|[a-z0-9]+(?::[a-z0-9]+)?)\b/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'ci' && name !== 'run')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

const decisions = readdirSync('.github/decisions').map((name) => `.github/decisions/${name}`)
const documents = ['README.md', '.github/CONTRIBUTING.md', 'tests/README.md', ...decisions]

test.each(documents)('every path that %s names exists', (document) => {
  const named = [
    ...readFileSync(document, 'utf8').matchAll(
      /`((?:pages|components|locales|content|server|public|tests|\.github)\/[^`*{}<>|]*)`/g,
    ),
  ].map(([, path]) => path!)
  // What a build writes is in no fresh copy.
  const written = new Set(['public/art', 'components/art/files.json'])
  expect(named.filter((path) => !existsSync(path) && !written.has(path))).toEqual([])
})

const topFolders = ['pages', 'components', 'locales', 'content', 'server', 'public', 'tests']

test('every file that a road of the README names exists', () => {
  const [, roads] = /^## Roads\n([^]*?)^## /m.exec(readme)!
  const named = roads!.match(/[\w@+./-]*\w\.(?:tsx?|mjs|css|json)\b/g)!
  expect(named.length).toBeGreaterThan(60)
  const files = topFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
  )
  // A road shortens paths to their ends, and names what ends alike by that: `.island.tsx`.
  const exists = (name: string) =>
    existsSync(name) ||
    files.some((file) => file.endsWith(name.startsWith('.') ? name : `/${name}`))
  expect(named.filter((name) => !exists(name))).toEqual([])
})

test('every folder of the top level stands on the map', () => {
  expect(topFolders.filter((folder) => !readme.includes(`\`${folder}/`))).toEqual([])
})

test('the README stays short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
})

test('the guide of translators lists every rule of the check', () => {
  const [, table] = readFileSync('locales/README.md', 'utf8').split('## What the check looks at')
  const listed = [...table!.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, rules]) =>
    rules!.split(', ').map((rule) => rule.replaceAll('`', '')),
  )
  expect(listed.sort()).toEqual([...ruleNames].sort())
})

const guide = readFileSync('content/README.md', 'utf8')
const quoted = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)

/** Made by `npm run generate`, so that a fresh copy does not have them. */
const generated = ['components/art/files.json']

test('Every path that the guide names exists', () => {
  const paths = quoted.filter((text) => /^(content|locales|components|\.github)\/[^<]*$/.test(text))
  expect(paths.length).toBeGreaterThan(12)
  expect(paths.filter((path) => !existsSync(path) && !generated.includes(path))).toEqual([])
})

test('Every npm command that the guide names is a script', () => {
  const named = [...guide.matchAll(/npm run ([a-z0-9:]+)/g)].map(([, name]) => name!)
  expect(new Set(named).size).toBeGreaterThanOrEqual(4)
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

test('Every token of a time that the guide names is one', () => {
  const named = quoted.flatMap((text) => /^\{days\.(\w+)\}$/.exec(text)?.[1] ?? [])
  expect(named.sort()).toEqual(Object.keys(company.retention).sort())
})

const rows = readFileSync('.github/specification-rows.md', 'utf8')
const explained = new Set([...rows.matchAll(/^\| ([A-Z]+-\d{2,3}) /gm)].map(([, id]) => id!))

/** Ids of rows, alone or as the ends of a range: … Q-15. */
const row = /\b(API|[ASTKFEQCR]|ST|ER)-(\d{2,3})(?:\s*…\s*(?:\1-)?(\d{2,3}))?\b/g

function citedIn(text: string): string[] {
  return [...text.matchAll(row)].flatMap(([, kind, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${kind}-${String(Number(first) + at).padStart(2, '0')}`,
    ),
  )
}

test('a range cites each of its rows', () => {
  expect(citedIn('(Q-08 … Q-10, A-71, A-107)')).toEqual(['Q-08', 'Q-09', 'Q-10', 'A-71', 'A-107'])
})

test('every row that a comment cites is explained', () => {
  const missing = ['components', 'content', 'locales', 'pages', 'server', 'tests'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|css)$/.test(name))
        .map((name) => join(folder, name))
        .flatMap((file) => {
          const comments = readFileSync(file, 'utf8').match(/\/\*[^]*?\*\/|\/\/.*/g) ?? []
          return citedIn(comments.join('\n'))
            .filter((id) => !explained.has(id))
            .map((id) => `${file}: ${id}`)
        }),
  )
  expect(missing).toEqual([])
})
