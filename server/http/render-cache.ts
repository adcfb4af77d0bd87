import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { acceptedEncodings, entityTag } from './representation.ts'
import { type Render, type RenderedPage, sendPage } from './rendered-page.ts'

/** Packed pages that are kept, bytes: some four hundred pages of the finder. */
const mostKept = 16 * 1024 * 1024

/** The quality at which brotli stops being slow: a page takes some milliseconds, in another thread. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type PackedPage = { page: Omit<RenderedPage, 'body'>; br: Packed; gzip: Packed }
type Packed = { body: Buffer; tag: string }

/**
 * Renders pages and keeps them packed, those that were asked for last. It is right for addresses that have
 * one form per page (`rendered-queries.ts`), because such a page follows from its address and the build alone:
 * what a visitor sent is handed to `render` by the endpoints of the forms only, stored answers and the
 * language of the browser are read in the browser, and no page reads the clock. An error is not kept.
 * Readers of no packed form are rendered for.
 * @returns sends the page at an address
 */
export function renderCache(
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
