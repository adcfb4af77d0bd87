import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request, Response } from 'express'
import { type Locale, locales } from '../../locales/locales.ts'
import { extractLocale, localizedPath } from '../../locales/routes.ts'
import { type ProblemKind, problemStatus, problemType, sendProblem } from './problem.ts'
import { type ErrorStatusKind, type FailurePage, sendPage } from './rendered-page.ts'

/** Errors of ours with a page of their own, by the address that names its file. */
export const errorPaths = { failure: '/500', unavailable: '/503' } as const

/** Path of the file that shows an error of ours in one language, from the folder of the pages. */
export function failureFile(locale: Locale, kind: ErrorStatusKind): string {
  return `${localizedPath(errorPaths[kind], locale).slice(1)}.html`
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

/** Answers an error of ours: browsers get a finished page, scripts and mail programs a problem. */
export function sendError(
  request: Request,
  response: Response,
  kind: ProblemKind,
  failurePage: FailurePage,
): void {
  const wanted = request.accepts([problemType, 'html'])
  const body = wanted === 'html' ? failurePage(request.path, 'failure') : undefined
  if (body === undefined) return sendProblem(response, kind)
  sendPage(response, { status: problemStatus(kind), headers: [], body })
}
