import { type HTMLElement, parse } from 'node-html-parser'

const documents = new Map<string, HTMLElement>()

/** Parses an HTML text once for all tests of a worker; nobody changes what it returns. */
export function parsedHtml(html: string): HTMLElement {
  const document = documents.get(html) ?? parse(html)
  documents.set(html, document)
  return document
}
