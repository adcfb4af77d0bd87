import { type HTMLElement, parse } from 'node-html-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const documents = new Map<string, HTMLElement>()

/** Parses an HTML text once for all tests of a worker; nobody changes what it returns. */
export function parsedHtml(html: string): HTMLElement {
  const document = documents.get(html) ?? parse(html)
  documents.set(html, document)
  return document
}

/** A page as a crawler reads it: its address and its HTML, without scripts that run. */
export type BuiltPage = { path: string; document: HTMLElement }

/** Reads one page. */
export function builtPage(path: string, html: string): BuiltPage {
  return { path, document: parsedHtml(html) }
}

/** Value of an attribute of the first element that fits. */
export function attribute({ document }: BuiltPage, selector: string, name: string) {
  return document.querySelector(selector)?.getAttribute(name)
}

/** Language of the page. */
export function languageOf(page: BuiltPage): string {
  return attribute(page, 'html', 'lang') ?? ''
}

/** Whether search engines may list the page. */
export function isIndexed(page: BuiltPage): boolean {
  return attribute(page, 'meta[name=robots]', 'content') === undefined
}

/** Address that the page calls its own. */
export function canonicalOf(page: BuiltPage): string {
  return attribute(page, 'link[rel=canonical]', 'href') ?? ''
}

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
