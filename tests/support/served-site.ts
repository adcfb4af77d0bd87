import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { HTMLElement } from 'node-html-parser'
import { inject } from 'vitest'
import { parsedHtml } from './crawler/built-pages.ts'

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** An answer to exactly this path, for any host name; browsers would fix the path before they ask. */
export function rawResponse(
  base: string,
  path: string,
  {
    method = 'GET',
    host,
    headers: others = {},
  }: { method?: string; host?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(base)
  const headers = { ...others, ...(host && { Host: host }) }
  return new Promise((resolve, reject) => {
    // A connection that is kept may be closed by the server while a test keeps the worker busy.
    const options = { hostname, port, path, method, headers, agent: false }
    const asked = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.on('end', () => {
        const { statusCode, headers: sent } = response
        resolve({ status: statusCode!, headers: sent, body: Buffer.concat(chunks) })
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}

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
