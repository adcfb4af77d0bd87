import { type HTMLElement, type Node, NodeType, TextNode } from 'node-html-parser'
import { extractLocale } from '../../../locales/addresses.ts'
import { type BuiltPage, languageOf, canonicalOf, isIndexed } from './built-pages.ts'

/** Shorter texts may be names, which are the same in all languages. */
const shortest = 41

/** Elements whose text belongs to no language. */
const codeElements = new Set(['CODE', 'PRE', 'SAMP', 'KBD', 'SCRIPT'])

/**
 * Sentences of the main part of a page that stand, word for word, in its English version too, and are not
 * marked as English. Code is left out.
 */
export function languageFindings(pages: readonly BuiltPage[]): string[] {
  const english = new Map(pages.map((page) => [page.path, page]))
  return pages
    .filter((page) => languageOf(page) !== 'en')
    .flatMap((page) => {
      const original = english.get(extractLocale(page.path).path)
      if (!original) return [`${page.path}: there is no English version`]
      const said = new Set(sentencesOf(original))
      return sentencesOf(page)
        .filter((sentence) => said.has(sentence))
        .map((sentence) => `${page.path}: in English: ${sentence}`)
    })
}

function sentencesOf(page: BuiltPage): string[] {
  const main = page.document.querySelector('main')
  return main ? textsOf(main, languageOf(page)).filter((text) => text.length >= shortest) : []
}

/** Text nodes in the language of the page, and what attributes say aloud. */
function textsOf(node: Node, language: string): string[] {
  if (node instanceof TextNode) return [node.text.replace(/\s+/g, ' ').trim()]
  if (node.nodeType !== NodeType.ELEMENT_NODE) return []
  const element = node as HTMLElement
  const inner = element.childNodes
    .filter((child) => !isMarked(child, language))
    .flatMap((child) => textsOf(child, language))
  const spoken = ['alt', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name))
  return [...inner, ...spoken.filter((text) => text !== undefined)]
}

/** Code, or a part that says to be in another language. */
function isMarked(node: Node, language: string): boolean {
  if (node.nodeType !== NodeType.ELEMENT_NODE) return false
  const element = node as HTMLElement
  return (
    codeElements.has(element.tagName) || (element.getAttribute('lang') ?? language) !== language
  )
}

type Alternates = ReadonlyMap<string, string>

/**
 * Errors in what pages say of their versions in other languages: each names all of them, itself too, and
 * each version says the same; English is the one for every other language.
 */
export function alternateFindings(pages: readonly BuiltPage[]): string[] {
  const byUrl = new Map(pages.map((page) => [canonicalOf(page), page]))
  return pages.flatMap((page) => {
    const named = alternatesOf(page)
    const found = (text: string) => [`${page.path}: ${text}`]
    if (!isIndexed(page)) return named.size > 0 ? found('is not listed but has versions') : []
    if (named.size === 0) return lonely(page, pages) ? [] : found('does not name its versions')
    return [
      ...(named.get(languageOf(page)) === canonicalOf(page) ? [] : found('does not name itself')),
      ...(named.get('x-default') === named.get('en') ? [] : found('x-default is not English')),
      ...[...named].flatMap(([code, url]) => {
        const version = byUrl.get(url)
        if (!version) return found(`${code} leads to no page: ${url}`)
        if (code !== 'x-default' && languageOf(version) !== code) {
          return found(`${code} leads to a page in ${languageOf(version)}`)
        }
        return same(alternatesOf(version), named) ? [] : found(`${code} does not say the same`)
      }),
    ]
  })
}

function alternatesOf({ document }: BuiltPage): Alternates {
  return new Map(
    document
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang')!, link.getAttribute('href')!]),
  )
}

/** No other listed page has the same path in another language. */
function lonely(page: BuiltPage, pages: readonly BuiltPage[]): boolean {
  const bare = ({ path }: BuiltPage, language: string) =>
    language === 'en' ? path : path.slice(language.length + 1) || '/'
  const path = bare(page, languageOf(page))
  return !pages.some(
    (other) => other !== page && isIndexed(other) && bare(other, languageOf(other)) === path,
  )
}

function same(one: Alternates, other: Alternates): boolean {
  return one.size === other.size && [...one].every(([code, url]) => other.get(code) === url)
}
