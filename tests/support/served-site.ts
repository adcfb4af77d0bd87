import type { HTMLElement } from 'node-html-parser'
import { inject } from 'vitest'
import { parsedHtml } from './crawler/parsed-html.ts'
import { type RawResponse, rawResponse } from './raw-response.ts'

/** A response of the server of the build; redirects are not followed. */
export type Served = RawResponse & { path: string }

/** The server sheds what one sender asks for beyond this at a time. */
const atOnce = 10

const responses = new Map<string, Promise<Served>>()

/** What the server sends for a path of the site; asked once for all tests of a worker. */
export function served(path: string): Promise<Served> {
  const response = responses.get(path) ?? get(path)
  responses.set(path, response)
  return response
}

/** The same for many paths, in their order. */
export async function servedAll(paths: readonly string[]): Promise<Served[]> {
  const all: Served[] = []
  for (let at = 0; at < paths.length; at += atOnce) {
    all.push(...(await Promise.all(paths.slice(at, at + atOnce).map(served))))
  }
  return all
}

/** The page of a response. */
export function documentOf({ body }: Served): HTMLElement {
  return parsedHtml(body.toString())
}

/** Value of an attribute of the first element of a page that fits. */
export function attributeOf(page: Served, selector: string, name: string): string | undefined {
  return documentOf(page).querySelector(selector)?.getAttribute(name)
}

async function get(path: string): Promise<Served> {
  return { path, ...(await rawResponse(inject('siteUrl'), path)) }
}
