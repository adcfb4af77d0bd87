import type { HTMLElement } from 'node-html-parser'
import { parsedHtml } from './parsed-html.ts'

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
