import { type HTMLElement, type Node, NodeType, TextNode } from 'node-html-parser'
import { extractLocale } from '../../../locales/routes.ts'
import { type BuiltPage, languageOf } from './built-page.ts'

/** Shorter texts may be names, which are the same in all languages. */
const shortest = 41

/** Elements whose text belongs to no language. */
const code = new Set(['CODE', 'PRE', 'SAMP', 'KBD', 'SCRIPT'])

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
  return code.has(element.tagName) || (element.getAttribute('lang') ?? language) !== language
}
