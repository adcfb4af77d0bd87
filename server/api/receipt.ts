import { type Request, type RequestHandler, Router } from 'express'
import { answerBy } from '../../content/answer-by.ts'
import { company } from '../../content/company.ts'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import type { AppParts } from '../app-parts.ts'
import { contactKeys } from '../contract/contact.ts'
import type { ReceiptState } from '../contract/receipt.ts'
import { codeOf } from '../error-code.ts'
import { formPost } from '../http/guards.ts'
import { problemStatus, sendProblem } from '../http/problem.ts'
import { isOverLimit } from '../limits/limited.ts'
import { receiptToken, requestNumber } from '../requests/receipts.ts'
import type { Receipt } from '../requests/request-store.ts'
import { requestAt, sendReceipt, tokenIn } from './receipt-answer.ts'
import { withdrawRequest } from './withdraw-request.ts'

/** The receipt of each request, in every language (requests guide 7). */
export function receiptPages(parts: AppParts): Router {
  const router = Router()
  for (const { code } of locales) {
    const path = localizedPath('/request/:token', code)
    const page = router.route(path)
    page.all(forOneVisitor, onlySoOften(parts))
    page.get(async (request, response) =>
      sendReceipt(parts, request, response, await stateOf(parts, request)),
    )
    page.post(...formPost(parts), withdrawRequest(parts))
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
    // With `no-referrer` browsers would send `Origin: null` along with the post (requests guide 6).
    'Referrer-Policy': 'same-origin',
  })
  next()
}

/** Nobody finds a receipt by trying tokens. */
function onlySoOften(parts: AppParts): RequestHandler {
  return async (request, response, next) => {
    if (!(await isOverLimit('receipts', request, response, parts))) return next()
    await sendReceipt(parts, request, response, { state: 'unavailable' }, problemStatus('too-many'))
  }
}

async function stateOf(parts: AppParts, request: Request): Promise<ReceiptState> {
  try {
    const receipt = await requestAt(parts, request)
    return receipt ? whatWasSent(receipt) : whyNothing(parts, request)
  } catch (error) {
    parts.log.error({ code: codeOf(error) }, 'a receipt could not be read')
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
    arrivedAt: createdAt,
    answerBy: answerBy(new Date(createdAt), company.timeZone).getTime(),
  }
}

/** An id that makes the token of the address proves that there was a request. */
function whyNothing({ settings }: AppParts, request: Request): ReceiptState {
  const { withdrawn: id } = request.query
  return typeof id === 'string' && receiptToken(settings.secret, id) === tokenIn(request)
    ? { state: 'withdrawn', number: requestNumber(id) }
    : { state: 'unknown' }
}
