import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'
import { parse as parseStyle } from 'postcss'
import { PurgeCSS } from 'purgecss'
import type { Cache } from './cache.ts'

const require = createRequire(import.meta.url)
const { version } = require('purgecss/package.json') as { version: string }
/** This one does not give its package file away. */
const besideLightning = join(dirname(require.resolve('lightningcss')), '../package.json')
const { version: lightningVersion } = require(besideLightning) as { version: string }

/** Attributes whose values selectors ask for; not those that name things in words. */
const stylable = /^(class|id|type|rel|role|dir|lang|aria-(?!label|roledescription).+|data-.+)$/

/** How things look that somebody touches or has opened: before that happens, the whole sheet is there. */
const touched = /:(hover|active|disabled|popover-open|modal)/

/** Rules for the first view of a page. */
export type FirstViewStyle = {
  css: string
  /** As a content security policy names it. */
  hash: string
}

const tag = /<(\/?)([a-z][\w-]*)([^>]*)>/gi
const attribute = /\s([\w-]+)(?:="([^"]*)")?/g
/** What they hold is text. */
const textElement = /^(script|noscript|style|pre)$/

/**
 * Everything in HTML that a style sheet may name: tags, classes, ids, names and values of attributes. All of it is
 * written by React or like it, so tags need no parser, which takes several times as long for each page.
 */
function named(html: string): string[] {
  const names = new Set<string>(['body'])
  let passedOver = ''
  let depth = 0
  for (const [, end, name = '', attributes = ''] of html.matchAll(tag)) {
    if (depth > 0) {
      if (name === passedOver) depth += end ? -1 : 1
    } else if (!end) {
      // A menu is not seen until it is opened.
      const isMenu = attributes.includes(' popover=')
      if (!isMenu) addNames(names, name, attributes)
      if (isMenu || textElement.test(name)) [passedOver, depth] = [name, 1]
    }
  }
  return [...names].sort()
}

function addNames(names: Set<string>, element: string, attributes: string): void {
  names.add(element)
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    names.add(name)
    if (stylable.test(name)) for (const word of value.split(/\s+/)) names.add(word)
  }
}

/**
 * Chooses from the site's style sheet what the first view of a page needs. Pages that name the same things share
 * one result.
 * @param stylesheet the whole one
 * @param cache what earlier builds have chosen
 */
export function firstViewStyles(
  stylesheet: string,
  cache: Pick<Cache, 'get'>,
): (firstView: string) => Promise<FirstViewStyle> {
  const cached = new Map<string, Promise<FirstViewStyle>>()
  const untouched = withoutLaterRules(stylesheet)
  const tokens = new Set(untouched.match(/[\w-]+/g))
  const classes = new Set([...untouched.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!))
  return (firstView) => {
    const names = named(firstView).filter((name) => tokens.has(name))
    const key = names.join(' ')
    const style = cached.get(key) ?? styleFor(key)
    cached.set(key, style)
    return style
  }

  async function styleFor(key: string): Promise<FirstViewStyle> {
    const { files } = await cache.get(
      ['first view', version, lightningVersion, untouched, key],
      async () => ({
        css: Buffer.from(await chosen({ stylesheet: untouched, classes }, key.split(' '))),
      }),
    )
    const css = files.css!.toString()
    return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
  }
}

/** Leaves out how things look that somebody touches, and on paper: nobody prints a page that has not arrived. */
function withoutLaterRules(stylesheet: string): string {
  const style = parseStyle(stylesheet)
  style.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !touched.test(selector))
    if (rule.selector === '') rule.remove()
  })
  style.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  return style.toString()
}

type Sheet = { stylesheet: string; classes: ReadonlySet<string> }

async function chosen(sheet: Sheet, names: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: withoutClasses(sheet, new Set(names)) }],
    defaultExtractor: () => [...names],
    keyframes: true,
    variables: true,
  })
  const style = parseStyle(result!.css)
  style.walkAtRules(/^(media|supports)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  style.walkAtRules('counter-style', (rule) => {
    const isUsed = result!.css.split(rule.params).length > 2
    if (!isUsed) rule.remove()
  })
  return style.toString()
}

/** Leaves out the rules of absent classes: most of the sheet, with which PurgeCSS takes four times as long. */
function withoutClasses({ stylesheet, classes }: Sheet, present: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(stylesheet),
    unusedSymbols: [...classes].filter((name) => !present.has(name)),
    minify: true,
  })
  return code.toString()
}

const sectionEdge = /<section\b|<\/section>/g

/**
 * Where the first view of a page ends: behind the first section of its content, or, on a page without sections,
 * at the end of its content.
 * @returns position in the HTML; undefined when the page has no `main`
 */
export function endOfFirstView(html: string): number | undefined {
  const main = html.indexOf('<main')
  const end = html.indexOf('</main>', main)
  if (main < 0 || end < 0) return undefined
  let depth = 0
  sectionEdge.lastIndex = main
  for (let edge = sectionEdge.exec(html); edge && edge.index < end; edge = sectionEdge.exec(html)) {
    depth += edge[0] === '</section>' ? -1 : 1
    if (depth === 0) return sectionEdge.lastIndex
  }
  return end
}
