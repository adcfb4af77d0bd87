import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request, Response } from 'express'
import { locales } from '../../locales/locales.ts'
import { extractLocale, localizedPath } from '../../locales/routes.ts'
import { type ProblemKind, problemStatus, problemType, sendProblem } from './problem.ts'
import { type FailurePage, sendPage } from './rendered-page.ts'

/** Path of the file that shows an error of ours in one language, from the folder of the pages. */
export function failureFile(locale: (typeof locales)[number]['code']): string {
  return `${localizedPath('/500', locale).slice(1)}.html`
}

/** Reads the pages once, at the start: they must not need what has just failed. */
export function failurePages(clientDir: string): FailurePage {
  const pages = new Map(
    locales.map(({ code }) => [code, readFileSync(join(clientDir, failureFile(code)), 'utf8')]),
  )
  return (pathname) => pages.get(extractLocale(pathname).locale)
}

/** Answers an error of ours: browsers get a finished page, scripts and mail programs a problem. */
export function sendError(
  request: Request,
  response: Response,
  kind: ProblemKind,
  failurePage: FailurePage,
): void {
  const wanted = request.accepts([problemType, 'html'])
  const body = wanted === 'html' ? failurePage(request.path) : undefined
  if (body === undefined) return sendProblem(response, kind)
  sendPage(response, { status: problemStatus(kind), headers: [], body })
}
