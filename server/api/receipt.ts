import { type Request, type RequestHandler, type Response, Router } from 'express'
import { answerBy } from '../../content/working-hours.ts'
import { company } from '../../content/company.ts'
import { locales } from '../../locales/locales.ts'
import { askedMode, withMode } from '../../locales/preview.ts'
import { routes } from '../../locales/route-table.ts'
import { extractLocale, href, localizedPath } from '../../locales/addresses.ts'
import type { AppDeps } from '../app-deps.ts'
import { briefKey, contactKeys } from '../contract/contact.ts'
import { type ReceiptState, isReceiptToken, type SentBrief } from '../contract/receipt.ts'
import { codeOf } from '../exception-code.ts'
import { formPost } from '../http/guards.ts'
import { problemStatus, sendProblem } from '../http/problem.ts'
import { sendPage } from '../http/rendered-page.ts'
import { takeTurn } from '../http/sender-limits.ts'
import { readBriefText } from '../requests/brief-text.ts'
import { receiptToken, tokenHash, requestNumber } from '../requests/request-names.ts'
import type { Receipt } from '../requests/request-store.ts'

/** The receipt of each request, in every language. */
export function receiptPages(deps: AppDeps): Router {
  const router = Router()
  for (const { code } of locales) {
    const path = localizedPath(routes.request.path.replace('@token', ':token'), code)
    const page = router.route(path)
    page.all(forOneVisitor, onlySoOften(deps))
    page.get(async (request, response) =>
      sendReceipt(deps, request, response, await stateOf(deps, request)),
    )
    page.post(...formPost(deps), withdrawRequest(deps))
    page.all((_request, response) => {
      response.set('Allow', 'GET, HEAD, POST')
      sendProblem(response, 'method-not-allowed')
    })
  }
  return router
}

/** The address is the key to the words behind it: caches, search engines and other sites must not get it. */
const forOneVisitor: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    // With `no-referrer` browsers would send `Origin: null` along with the post.
    'Referrer-Policy': 'same-origin',
  })
  next()
}

/** Nobody finds a receipt by trying tokens. */
function onlySoOften(deps: AppDeps): RequestHandler {
  return async (request, response, next) => {
    const wait = await takeTurn('receipts', request, response, deps)
    if (wait === undefined) return next()
    await sendReceipt(deps, request, response, { state: 'too-many', wait })
  }
}

async function stateOf(deps: AppDeps, request: Request): Promise<ReceiptState> {
  try {
    const receipt = await requestAt(deps, request)
    return receipt ? whatWasSent(receipt) : whyNothing(deps, request)
  } catch (error) {
    deps.log.error(
      { event: 'receipt-not-read', code: codeOf(error) },
      'a receipt could not be read',
    )
    return { state: 'unavailable' }
  }
}

/** What the page shows of a stored request, and no more. */
function whatWasSent({ id, payload, createdAt }: Receipt): ReceiptState {
  const filled = contactKeys.filter((key) => payload[key])
  return {
    state: 'sent',
    number: requestNumber(id),
    fields: Object.fromEntries(filled.map((key) => [key, payload[key]!])),
    brief: sentBrief(payload[briefKey]),
    arrivedAt: createdAt,
    answerBy: answerBy(new Date(createdAt), company.timeZone).getTime(),
  }
}

function sentBrief(stored: string | undefined): SentBrief | undefined {
  const brief = readBriefText(stored)
  return brief && { parts: brief.parts, query: new URL(brief.href).search.slice(1) }
}

/** An id that makes the token of the address proves that there was a request. */
function whyNothing({ settings }: AppDeps, request: Request): ReceiptState {
  const { withdrawn: id } = request.query
  return typeof id === 'string' && receiptToken(settings.secret, id) === tokenIn(request)
    ? { state: 'withdrawn', number: requestNumber(id) }
    : { state: 'unknown' }
}

/**
 * The button on a receipt: deletes the request for good and tells the team. It leads back to the same
 * address, with the request's id as the proof that there was one.
 */
function withdrawRequest(deps: AppDeps): RequestHandler {
  const { store, deliveryLoop, health, log } = deps
  return async (request, response) => {
    const erased = await erase()
    if (erased === 'failed') return sendReceipt(deps, request, response, { state: 'unavailable' })
    if (!erased) return sendReceipt(deps, request, response, { state: 'unknown' })
    deliveryLoop.wake()
    await removeWrittenMails(deps)
    response.redirect(303, `${pathOf(request)}?withdrawn=${erased}`)

    async function erase(): Promise<string | undefined> {
      try {
        const receipt = await requestAt(deps, request)
        if (receipt) await store.eraseRequest(receipt.id)
        return receipt?.id
      } catch (error) {
        const code = codeOf(error)
        health.storeFailed(code)
        log.error({ event: 'request-not-erased', code }, 'a request could not be erased')
        return 'failed'
      }
    }
  }
}

/** The request is gone by now; what cannot be removed at once goes with the hourly clean-up. */
async function removeWrittenMails({ removeOrphanedMails, log }: AppDeps): Promise<void> {
  try {
    await removeOrphanedMails()
  } catch (error) {
    log.error(
      { event: 'erased-mails-not-removed', code: codeOf(error) },
      'mails about an erased request could not be removed',
    )
  }
}

const statuses: Record<ReceiptState['state'], number> = {
  sent: 200,
  withdrawn: 200,
  unknown: 404,
  unavailable: 503,
  'too-many': problemStatus('too-many'),
}

/** The token in the address of a receipt; undefined when it cannot be one. */
function tokenIn({ params }: Request): string | undefined {
  return isReceiptToken(params.token) ? params.token : undefined
}

/** The request that an address belongs to; undefined when there is none, or none any more. */
async function requestAt({ store }: AppDeps, request: Request): Promise<Receipt | undefined> {
  const token = tokenIn(request)
  return token ? store.findReceipt(tokenHash(token)) : undefined
}

/** The one address of a receipt in the language it was asked for. */
function pathOf(request: Request): string {
  const { locale } = extractLocale(request.path)
  return href('request', locale, { token: tokenIn(request) ?? 'unknown' })
}

/** Answers with the page of a receipt. */
async function sendReceipt(
  { render }: AppDeps,
  request: Request,
  response: Response,
  receipt: ReceiptState,
): Promise<void> {
  const path = pathOf(request)
  const url = __L10N_PREVIEW__ ? path + previewQuery(request) : path
  sendPage(response, await render(url, { receipt }), statuses[receipt.state])
}

function previewQuery({ originalUrl }: Request): string {
  return withMode('', askedMode(new URL(originalUrl, 'http://path.invalid').search))
}
