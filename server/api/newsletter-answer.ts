import type { Request, RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { codeOf } from '../error-code.ts'
import { problemStatus } from '../http/problem.ts'
import { sendPage } from '../http/rendered-page.ts'
import { sendFault } from '../http/send-fault.ts'
import { readToken, type TokenPurpose } from '../requests/signed-token.ts'

const results = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const

/**
 * The two pages behind the links of a mail (requests guide 5). GET shows a sentence and a button, since
 * mail scanners open links; POST acts, also without browser headers (RFC 8058), and leads to `?done=1`.
 */
export function newsletterAnswer(purpose: TokenPurpose, parts: AppParts): RequestHandler {
  const { settings, store, render, now, health, log, failurePage } = parts
  const subscriberOf = (request: Request) =>
    readToken(settings.secret, purpose, String(request.query.token ?? ''), now())

  async function move(id: string): Promise<boolean | 'failed'> {
    try {
      return await store.setSubscriber(id, results[purpose])
    } catch (error) {
      health.storeFailed()
      log.error({ code: codeOf(error) }, 'a subscription could not be changed')
      return 'failed'
    }
  }

  return async (request, response, next) => {
    const page = (newsletterState: 'ask' | 'done' | 'invalid') =>
      render(request.originalUrl, { newsletterState })
    const invalid = async () =>
      sendPage(response, await page('invalid'), problemStatus('malformed-body'))

    if (request.method === 'POST') {
      const id = subscriberOf(request)
      const moved = id ? await move(id) : false
      if (moved === 'failed') return sendFault(request, response, 'unavailable', failurePage)
      if (!moved) return invalid()
      // A mail program that unsubscribes for its reader follows no redirect (RFC 8058).
      if (isOneClick(request.body)) return response.status(200).end()
      return response.redirect(303, `${request.path}?done=1`)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (request.query.done !== undefined) return sendPage(response, await page('done'))
    if (request.query.token === undefined) return next()
    return subscriberOf(request) ? sendPage(response, await page('ask')) : invalid()
  }
}

/** The body that RFC 8058 prescribes. */
function isOneClick(body: unknown): boolean {
  return (body as Record<string, unknown> | undefined)?.['List-Unsubscribe'] === 'One-Click'
}
