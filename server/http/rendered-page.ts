import type { Response, Request } from 'express'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfError } from '../file-paths.ts'
import type { ErrorStatusKind, PageState } from '../contract/page-state.ts'
import { setStatus, problemStatus, problemType, sendProblem } from './problem.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { extractLocale, localizedPath } from '../../locales/addresses.ts'

export type RenderedPage = { status: number; headers: [string, string][]; body: string }

/** Renders the page at an address; injected so that tests need no build. */
export type Render = (url: string, state?: PageState) => Promise<RenderedPage>

/** Finds the pre-rendered page for an error of ours in the language of an address. */
export type FailurePage = (pathname: string, kind: ErrorStatusKind) => string | undefined

/** Sends a rendered page. Such answers depend on the request and are never stored by caches. */
export function sendPage(
  response: Response,
  page: Omit<RenderedPage, 'body'> & { body: string | Buffer },
  status = page.status,
): void {
  for (const [name, value] of page.headers) response.setHeader(name, value)
  setStatus(response, status).type('html').set('Cache-Control', 'no-store').send(page.body)
}

/** Errors of ours with a page of their own, by the address that names its file. */
export const errorPaths = { failure: '/500', unavailable: '/503' } as const

/** Path of the file that shows an error of ours in one language, from the folder of the pages. */
export function failureFile(locale: Locale, kind: ErrorStatusKind): string {
  return fileOfError(localizedPath(errorPaths[kind], locale))
}

/** Reads the pages once, at the start: they must not need what has just failed. */
export function failurePages(clientDir: string): FailurePage {
  const read = (kind: ErrorStatusKind) =>
    new Map(
      locales.map(({ code }) => [
        code,
        readFileSync(join(clientDir, failureFile(code, kind)), 'utf8'),
      ]),
    )
  const pages = { failure: read('failure'), unavailable: read('unavailable') }
  return (pathname, kind) => pages[kind].get(extractLocale(pathname).locale)
}

/** Answers an error of ours: browsers get a pre-rendered page, scripts and mail programs a problem. */
export function sendError(
  request: Request,
  response: Response,
  kind: ErrorStatusKind,
  failurePage: FailurePage,
): void {
  const wanted = request.accepts([problemType, 'html'])
  const body = wanted === 'html' ? failurePage(request.path, kind) : undefined
  if (body === undefined) return sendProblem(response, kind)
  sendPage(response, { status: problemStatus(kind), headers: [], body })
}
