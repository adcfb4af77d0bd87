import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { AppDeps } from '../app-deps.ts'
import { codeOf } from '../exception-code.ts'
import { formBody, hasSupportedType, rejectWholePost } from './forms.ts'
import { type ProblemKind, problemStatus, sendProblem } from './problem.ts'
import { sendError, type FailurePage, type Render, sendPage } from './rendered-page.ts'

/** Lets only posts of this site with a readable type through, before their bodies are parsed. */
function acceptedForms(siteUrl: string, render: Render): RequestHandler {
  const { host } = new URL(siteUrl)
  return async (request, response, next) => {
    if (!isFromThisSite(request, host))
      return rejectWholePost(request, response, render, 'cross-site')
    if (!hasSupportedType(request)) return sendProblem(response, 'unsupported-type')
    next()
  }
}

/** What a form goes through before its handler, with script or without: is it ours, can it be read, what does it say. */
export function formPost({
  settings,
  render,
}: Pick<AppDeps, 'settings' | 'render'>): RequestHandler[] {
  return [acceptedForms(settings.siteUrl, render), ...formBody]
}

/** Refuses addresses whose escapes say no characters: what comes later decodes them. */
export function readableUrls(render: Render): RequestHandler {
  return async (request, response, next) => {
    const { path } = request
    if (isDecodable(path)) return next()
    if (path.startsWith('/api/')) return sendProblem(response, 'malformed-url')
    sendPage(response, await render(path.replaceAll('%', '%25')), problemStatus('malformed-url'))
  }
}

function isDecodable(path: string): boolean {
  try {
    // Compared with something, since a build leaves out calls whose result nobody uses.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Pages and files are only read. */
export const onlyReading: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.set('Allow', 'GET, HEAD')
  sendProblem(response, 'method-not-allowed')
}

/** Forms are only sent; a POST was answered before. */
export const onlyPosting: RequestHandler = (_request, response) => {
  response.set('Allow', 'POST')
  sendProblem(response, 'method-not-allowed')
}

const kindOfStatus: Record<number, ProblemKind> = {
  400: 'malformed-body',
  413: 'too-large',
  415: 'unsupported-type',
}

/** Turns what the body parsers throw into the answers of the contract; other errors go on. */
export function bodyError(render: Render): ErrorRequestHandler {
  return (error: { status?: number }, request, response, next) => {
    const kind = kindOfStatus[error.status ?? 0]
    return kind ? rejectWholePost(request, response, render, kind) : next(error)
  }
}

/** The last resort: rendering itself failed. Browsers get a pre-rendered page, scripts a problem. */
export function failed(log: Logger, failurePage: FailurePage): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    log.error({ event: 'answer-failed', code: codeOf(error) }, 'an answer failed')
    if (response.headersSent) return next(error)
    sendError(request, response, 'failure', failurePage)
  }
}

/**
 * Whether a POST comes from the site itself. Browsers send `Sec-Fetch-Site`, or at
 * least `Origin`; a sender with neither is no browser and rides on nobody's session.
 * @param siteHost host of the site's address
 */
function isFromThisSite(request: Request, siteHost: string): boolean {
  const fetchSite = request.get('Sec-Fetch-Site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.get('Origin')
  if (!origin) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host === siteHost
}
