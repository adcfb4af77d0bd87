import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { catalogsOfEveryPage, routes } from '../../locales/route-table.ts'
import { extractLocale, matchRoute } from '../../locales/addresses.ts'
import { filesBelow } from '../../server/file-paths.ts'

/** Where a module names another one: imports, style sheets, and files beside it. */
const references =
  /(?:from|import|import\(|@import(?: url\()?|composes:[^;]* from|new URL\() ?['"](\.[^'"?]+)['"?]/g

/** Programs that a module starts, by their paths from the root of the project. */
const programs =
  /['"]\/?((?:components|content|locales|pages|server|tests)\/[\w./-]+\.(?:ts|mts|mjs))['"]/g

/** Scripts of elements, by the attribute that names them, and catalogs whose words an island takes into the browser. */
const behaviours = /data-behaviour="([\w-]+)"/g
const islandMessages = /virtual:island-messages\/([\w.,-]+)/g

const cache = new Map<string, readonly string[]>()

/** Files that a file names by an address and that exist, as paths from the root of the project. */
function referencesOf(file: string): readonly string[] {
  const cached = cache.get(file)
  if (cached) return cached
  const text = readFileSync(file, 'utf8')
  const found = [
    ...[...text.matchAll(references)].map(([, url]) => join(dirname(file), url!)),
    ...[...text.matchAll(programs)].map(([, path]) => path!),
    ...[...text.matchAll(behaviours)].flatMap(([, name]) =>
      filesInComponents().filter((path) => path.endsWith(`/${name}.behaviour.ts`)),
    ),
    ...[...text.matchAll(islandMessages)].flatMap(([, prefixes]) =>
      prefixes!.split(',').map((prefix) => `locales/en/${prefix.split('.')[0]}.json`),
    ),
  ].filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  cache.set(file, found)
  return found
}

/** Some files and everything that they import, one through another. */
export function filesReachedFrom(entries: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const queue = [...entries].filter((entry) => existsSync(entry))
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (/\.(tsx?|mjs|css)$/.test(file)) queue.push(...referencesOf(file))
  }
  return reached
}

/** The server and what it reads, the settings of the build, what all packages are, and videos. */
function server(): Set<string> {
  serverFiles ??= filesReachedFrom([
    ...filesIn('server').filter((path) => path.endsWith('.ts') && !path.includes('.test.')),
    'package-lock.json',
    'vite.config.ts',
    ...filesIn('public/videos'),
  ])
  return serverFiles
}
let serverFiles: Set<string> | undefined

/**
 * What shapes a page of the build beside its file and the scripts that it fetches: the server and its words, and
 * styles, which stand in one file for the whole site.
 */
export function filesAroundBuiltPage(path: string): Set<string> {
  const styles = [...codeOfPage(path)].filter((file) => file.endsWith('.css'))
  contentFiles ??= filesIn('content')
  const mails = readdirSync('locales')
    .map((locale) => join('locales', locale, 'mail.json'))
    .filter((file) => existsSync(file))
  return new Set([...server(), ...styles, ...mails, ...contentFiles])
}

/** All files below a folder, as paths from the root of the project. */
export function filesIn(folder: string): string[] {
  return filesBelow(folder).map((name) => join(folder, name))
}
let commonFiles: Set<string> | undefined

/** Files of code that may shape a page at a path, whatever its words say. */
export function codeOfPage(path: string): Set<string> {
  commonFiles ??= new Set([...filesReachedFrom(hooksIn('pages')), ...server()])
  const [, gallery] = /^\/example\/(\w+)\//.exec(path) ?? []
  if (gallery) return codeOfExample(gallery)
  const english = extractLocale(path).path
  const route = matchRoute(english)
  const folders = route ? pageFolders(routes[route.id].path) : ['pages/_error']
  return new Set([...commonFiles, ...filesReachedFrom(folders.flatMap(hooksIn))])
}

function filesInComponents(): readonly string[] {
  componentFiles ??= filesIn('components')
  return componentFiles
}
let componentFiles: string[] | undefined

/** Files of code that may shape the examples of a component in the gallery. */
export function codeOfExample(component: string): Set<string> {
  const examples = filesInComponents().filter((path) => path.endsWith(`/${component}.examples.tsx`))
  const gallery = ['render-example.server.tsx', 'example-script.ts']
  return filesReachedFrom([
    ...examples,
    ...gallery.map((name) => join('tests/gallery', name)),
    'package-lock.json',
  ])
}

/**
 * Files of words that may stand on a page at a path, and in the mails about it. Every page may name any entry of the
 * content: as a list, as something related, as a result of a search.
 */
export function wordsOfPage(path: string): Set<string> {
  const { path: english, locale } = extractLocale(path)
  const route = matchRoute(english)
  contentFiles ??= filesIn('content')
  // What is found are words of all pages.
  const names =
    route?.id === 'search'
      ? readdirSync('locales/en').map((name) => name.replace(/\.json$/, ''))
      : ['mail', ...catalogsOfEveryPage, ...(route ? routes[route.id].catalogs : ['errors'])]
  const files = ['en', locale].flatMap((code) =>
    names.map((name) => join('locales', code, `${name}.json`)),
  )
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()
  return new Set([...files.filter(isFile), ...contentFiles])
}
let contentFiles: string[] | undefined

/** The folder of a page below `pages`, and those around it, whose hooks hold for it too. */
function pageFolders(path: string): string[] {
  const own = [join('pages', path), join('pages', path, 'index')].find((folder) =>
    existsSync(join(folder, '+Page.tsx')),
  )
  if (!own) throw new Error(`No folder below pages holds +Page.tsx for ${path}.`)
  const around: string[] = []
  for (let folder = own; folder !== '.' && folder !== 'pages'; folder = dirname(folder))
    around.push(folder)
  return around
}

function hooksIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('+'))
    .map((name) => join(folder, name))
}

const contents = new Map<string, string>()

/** Hash of what files hold now, whatever their order; those written by a build are as good as their sources. */
export function hashOf(files: Iterable<string>, ...more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) {
    if (!contents.has(file))
      contents.set(file, createHash('sha256').update(readFileSync(file)).digest('hex'))
    hash.update(`${file}\n${contents.get(file)}\n`)
  }
  for (const text of more) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

/** A path from the root of the project. */
export function fromRoot(path: string): string {
  return relative(process.cwd(), path)
}
