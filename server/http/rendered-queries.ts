import type { RequestHandler, Request, Response } from 'express'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { goals, industries } from '../../content/taxonomy.ts'
import { previewKey } from '../../locales/preview.ts'
import { routes, type RouteId } from '../../locales/route-table.ts'
import { extractLocale, matchRoute } from '../../locales/addresses.ts'
import { type Render, sendPage, type RenderedPage } from './rendered-page.ts'
import { acceptedEncodings, entityTag } from './content-encoding.ts'

/**
 * The page whose query says what it shows, such as `/search?q=`; undefined when the query says nothing to the
 * page, which is then its pre-rendered file.
 * @param preview whether this is a build for translators, whose every page can show its messages
 */
export function queriedRoute(
  path: string,
  query: Readonly<Record<string, unknown>>,
  preview = __L10N_PREVIEW__,
): RouteId | undefined {
  const found = matchRoute(extractLocale(path).path)
  const keys = found ? [...keysOf(found.id), ...(preview ? [previewKey] : [])] : []
  return keys.some((key) => key in query) ? found?.id : undefined
}

/** Whether a query can say what the page at a path shows: without one it is its pre-rendered file. */
export function readsQuery(path: string): boolean {
  const found = matchRoute(extractLocale(path).path)
  return found !== undefined && keysOf(found.id).length > 0
}

function keysOf(id: RouteId): readonly string[] {
  return routes[id].query ?? []
}

/**
 * Renders a page whose query says what it shows. What a query says in known words only is kept:
 * `/service-finder?goal=boost_your_roi`, but no `/search?q=`.
 */
export function renderQueries(render: Render): RequestHandler {
  const sendCached = renderCache(render)
  return async (request, response, next) => {
    const id = queriedRoute(request.path, request.query)
    if (!id) return next()
    const canonical = __L10N_PREVIEW__ ? undefined : canonicalQuery(id, request.query)
    if (canonical) return sendCached(`${request.path}?${canonical}`, request, response)
    sendPage(response, await render(request.originalUrl))
  }
}

/** Pages whose query can say few things only, and what each key can say: all others are rendered each time. */
const knownValues: Partial<Record<RouteId, Readonly<Record<string, readonly string[]>>>> = {
  'service-finder': { step: ['1', '2', '3'], goal: goals, industry: industries },
}

/**
 * The query of a page in its one form: the keys that the page reads, in the order of `knownValues`. What
 * else the address carries is left out, so it neither reaches the page nor makes another address of it.
 * @param query as Express read it
 * @returns the query without a question mark; undefined when a value is not one of the page's own
 */
export function canonicalQuery(
  id: RouteId,
  query: Readonly<Record<string, unknown>>,
): string | undefined {
  const values = knownValues[id]
  if (!values) return undefined
  const asked = Object.entries(values).filter(([key]) => key in query)
  const canonical = asked.every(([key, list]) => list.some((value) => value === query[key]))
  return canonical ? asked.map(([key]) => `${key}=${String(query[key])}`).join('&') : undefined
}

/** Packed pages that are kept, bytes: some four hundred pages of the finder. */
const mostKept = 16 * 1024 * 1024

/** The quality at which brotli stops being slow: a page takes some milliseconds, in another thread. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type PackedPage = { page: Omit<RenderedPage, 'body'>; br: Packed; gzip: Packed }
type Packed = { body: Buffer; tag: string }

/**
 * Renders pages and keeps them packed, those that were asked for last. It is right for addresses that have
 * one form per page (`canonicalQuery`), because such a page follows from its address and the build alone:
 * what a visitor sent is handed to `render` by the endpoints of the forms only, stored answers and the
 * language of the browser are read in the browser, and none of these pages reads the clock. An error is not kept.
 * Readers of no packed form are rendered for.
 * @returns sends the page at an address
 */
function renderCache(
  render: Render,
): (url: string, request: Request, response: Response) => Promise<void> {
  const kept = new LRUCache<string, PackedPage>({
    maxSize: mostKept,
    sizeCalculation: ({ br, gzip: zipped }) => br.body.length + zipped.body.length,
    ignoreFetchAbort: true,
    fetchMethod: async (url) => {
      const page = await render(url)
      return page.status === 200 ? packed(page) : undefined
    },
  })
  return async (url, request, response) => {
    response.vary('Accept-Encoding')
    const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
    const found = encoding === 'identity' ? undefined : await kept.fetch(url)
    if (!found || encoding === 'identity') return sendPage(response, await render(url))
    const { body, tag } = found[encoding]
    response.set({ 'Content-Encoding': encoding, ETag: tag })
    sendPage(response, { ...found.page, body })
  }
}

async function packed({ status, headers, body }: RenderedPage): Promise<PackedPage> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, quality),
    promisify(gzip)(body),
  ])
  return {
    // Without the plain text, which would be most of what is kept.
    page: { status, headers },
    br: { body: br, tag: entityTag(br) },
    gzip: { body: zipped, tag: entityTag(zipped) },
  }
}
