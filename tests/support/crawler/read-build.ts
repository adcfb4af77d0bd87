import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPage, builtPage, canonicalOf } from './built-page.ts'

const client = 'dist/client'

/** Pages that answer where none was found, or where something broke: they have no URL of their own. */
const answers = /(^|\/)(404|500|503)\.html$/

let names: readonly string[] | undefined
let pages: readonly BuiltPage[] | undefined
let files: ReadonlySet<string> | undefined

/** Every file and folder that the build serves, by its path from `dist/client`; read once for all tests of a worker. */
function builtNames(): readonly string[] {
  names ??= readdirSync(client, { recursive: true, encoding: 'utf8' }).sort()
  return names
}

/** Every HTML file of the build, also those that have no URL of their own. */
export function builtHtml(): { name: string; html: string }[] {
  return builtNames()
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(client, name), 'utf8') }))
}

/** Every pre-rendered page of the build. */
export function builtPages(): readonly BuiltPage[] {
  pages ??= builtHtml()
    .filter(({ name }) => !answers.test(name))
    .map(({ name, html }) => builtPage(pathOf(name), html))
  return pages
}

/** Files of the build as paths of the site. */
export function builtFiles(): ReadonlySet<string> {
  files ??= new Set(builtNames().map((name) => `/${name}`))
  return files
}

/** Origin of the site that the build was made for, as its home page says. */
export function builtOrigin(): string {
  return new URL(canonicalOf(builtPages().find(({ path }) => path === '/')!)).origin
}

function pathOf(name: string): string {
  const path = `/${name}`.replace(/\/index\.html$/, '').replace(/\.html$/, '')
  return path === '' ? '/' : path
}
