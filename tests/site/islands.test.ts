import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ofPageScript } from '../../server/build/page-script-code.ts'
import { importsOf, staticImportsOf } from '../support/imports-of.ts'
import { namesMessage } from '../../locales/locale-messages.ts'
import { filesIn, filesReachedFrom } from '../run/reach.ts'

/** State and effects: on the server the first render is all there is, and only an island renders again. */
const needsBrowser =
  /\buse(?:State|Reducer|Optimistic|Effect|LayoutEffect|SyncExternalStore|Atom|AtomValue|SetAtom)\b\s*[<(]/
const island = /\.island\.tsx$|^components\/islands\//
const rendering = /^\+(Page|Layout|Wrapper|Head)\.tsx$/

/** How a page comes to a module that needs a browser, from module to module, without an island between. */
function waysToBrowserCode(file: string, seen = new Set<string>()): string[][] {
  if (island.test(file) || !/\.tsx?$/.test(file) || seen.has(file)) return []
  seen.add(file)
  const code = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  if (needsBrowser.test(code)) return [[file]]
  return importsOf(file).flatMap((imported) =>
    waysToBrowserCode(imported, seen).map((way) => [file, ...way]),
  )
}

test('what renders again in the browser is part of an island', () => {
  const seen = new Set<string>()
  const ways = readdirSync('pages', { recursive: true, withFileTypes: true })
    .filter(({ name }) => rendering.test(name))
    .flatMap(({ parentPath, name }) => waysToBrowserCode(join(parentPath, name), seen))
  expect(seen.size).toBeGreaterThan(200)
  expect(ways).toEqual([])
})

test('tabs that are no island would be found', () => {
  expect(waysToBrowserCode('components/ui/Tabs.tsx')).toEqual([['components/ui/Tabs.tsx']])
})

/** Modules of the server, and whole catalogs, that a browser would get with a module. */
function serverCodeBehind(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (/\.server\.tsx?$|^server\/(?!contract\/)|^locales\/(tools|en|de)\//.test(file)) return [file]
  return importsOf(file).flatMap((imported) => serverCodeBehind(imported, seen))
}

test('no part that browsers run brings code of the server along', () => {
  const parts = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(island\.tsx|behaviour\.ts)$/.test(name))
    .map((name) => join('components', name))
  expect(parts.length).toBeGreaterThan(20)
  expect([...parts, 'pages/+client.ts'].flatMap((part) => serverCodeBehind(part))).toEqual([])
})

test('the build keeps all that the script of every page imports with it', () => {
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    staticImportsOf(file).forEach(follow)
  }
  follow('components/page-script/page-script.ts')
  const code = [...seen].map((file) => `/${file}`)
  expect(code).toContain('/components/islands/start-islands.ts')
  expect(code.filter((file) => !ofPageScript.test(file))).toEqual([])
})

test('code of the server behind a module would be found', () => {
  expect(serverCodeBehind('pages/+Wrapper.tsx')).toEqual([
    'components/islands/IslandBox.server.tsx',
    'pages/shared-html.server.tsx',
  ])
})

test('React comes with no page by itself but those that show what only the browser knows', () => {
  const idle = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.island.tsx'))
    .filter((name) => readFileSync(join('components', name), 'utf8').includes("start: 'idle'"))
  expect(idle.toSorted()).toEqual([
    'sections/MyBrief/CollectedList.island.tsx',
    'sections/Receipt/ReceiptFacts.island.tsx',
    'sections/StoredNow/StoredTexts.island.tsx',
  ])
})

const messages = new Set(
  readdirSync('locales/en').flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(`locales/en/${name}`, 'utf8')) as object),
  ),
)

/** Ids of messages that a module names, whole or by what they begin with. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const whole = [...text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id!)
  const begun = [...text.matchAll(/`([a-z][\w-]*\.(?:[\w-]+\.)*)[\w-]*\$\{/g)].map(([, id]) => id!)
  return [
    ...whole.filter((id) => messages.has(id)),
    ...begun
      .map((id) => id.slice(0, -1))
      .filter((prefix) => [...messages].some((id) => namesMessage(prefix, id))),
  ]
}

/** Prefixes of messages that a module takes into the browser. */
function prefixesIn(file: string): string[] {
  const [, list] = /virtual:island-messages\/([^']+)/.exec(readFileSync(file, 'utf8')) ?? []
  return list?.split(',') ?? []
}

const islands = filesIn('components').filter((file) => file.endsWith('.island.tsx'))

// What only an error or a press shows is in no first HTML, where a missing message would stop the build.
test.each(islands)('%s names all messages of the code behind it', (file) => {
  const code = [...filesReachedFrom([file])].filter((path) => /^components\/.*\.tsx?$/.test(path))
  const prefixes = code.flatMap(prefixesIn)
  const used = code.flatMap(idsIn)
  const missing = used.filter((id) => !prefixes.some((prefix) => namesMessage(prefix, id)))
  expect([...new Set(missing)]).toEqual([])
})
