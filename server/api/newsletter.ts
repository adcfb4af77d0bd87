import { type Request, type RequestHandler, Router } from 'express'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/addresses.ts'
import type { AppDeps } from '../app-deps.ts'
import { checkSubscription, subscriptionPayload } from '../contract/blog-subscribe.ts'
import { typedFields } from '../contract/form-names.ts'
import { formAgeHeader, honeypotField, looksAutomatic } from '../contract/automatic-posts.ts'
import type { NewsletterState } from '../contract/page-state.ts'
import { codeOf } from '../exception-code.ts'
import {
  formBody,
  inboxPage,
  isJson,
  readFields,
  rejectForm,
  rejectWholePost,
} from '../http/forms.ts'
import { problemStatus } from '../http/problem.ts'
import { sendError, sendPage } from '../http/rendered-page.ts'
import { takeTurn } from '../http/sender-limits.ts'
import { type TokenPurpose, readToken } from '../requests/signed-links.ts'

/** `POST /api/blog-subscribe` (API-01): the same answer for new and known addresses. */
export function blogSubscribe(deps: AppDeps): RequestHandler {
  const { store, deliveryLoop, render, log, health, metrics } = deps
  return async (request, response) => {
    const read = readFields(request.body, [...typedFields.newsletter, 'pathname', honeypotField])
    if (!read) return rejectWholePost(request, response, render, 'malformed-body')
    const { values, errors: fieldErrors } = read
    const posted = { form: 'newsletter' as const, values }
    const errors = { ...checkSubscription(values), ...fieldErrors }
    if (Object.keys(errors).length > 0) {
      for (const code of Object.values(errors)) metrics.refusals.inc({ kind: 'newsletter', code })
      return rejectForm(request, response, render, 'field-errors', { ...posted, errors })
    }
    const wait = await takeTurn('newsletter', request, response, deps)
    if (wait !== undefined) {
      return rejectForm(request, response, render, 'too-many', { ...posted, wait })
    }
    const isAutomatic = looksAutomatic(values[honeypotField], request.get(formAgeHeader))
    try {
      if (!isAutomatic) await store.subscribe(subscriptionPayload(values))
    } catch (error) {
      const code = codeOf(error)
      health.storeFailed(code)
      log.error({ event: 'sign-up-not-stored', code }, 'a sign-up could not be stored')
      return rejectForm(request, response, render, 'unavailable', posted)
    }
    if (!isAutomatic) deliveryLoop.wake()
    metrics.requests.inc({ kind: 'newsletter', outcome: 'accepted' })
    if (isJson(request)) response.status(202).end()
    else response.redirect(303, inboxPage(values.pathname))
  }
}

/** The pages that mails of the newsletter lead to, in every language. */
export function newsletterPages(deps: AppDeps): Router {
  const router = Router()
  for (const { code } of locales) {
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      const path = localizedPath(`/newsletter/${purpose}`, code)
      router.all(path, ...formBody, newsletterResponse(purpose, deps))
    }
  }
  return router
}

/**
 * The two pages behind the links of a mail. GET shows a sentence and a button, since
 * mail scanners open links; POST acts, also without browser headers (RFC 8058), and leads to `?done=1`.
 */
function newsletterResponse(purpose: TokenPurpose, deps: AppDeps): RequestHandler {
  const { settings, store, render, now, health, log, failurePage } = deps
  const linkOf = (request: Request) =>
    readToken(settings.secret, purpose, String(request.query.token ?? ''), now())

  async function move({
    id,
    madeAt,
  }: {
    id: string
    madeAt?: number
  }): Promise<boolean | 'failed'> {
    try {
      return madeAt === undefined
        ? await store.unsubscribe(id)
        : await store.confirmSubscriber(id, madeAt)
    } catch (error) {
      const code = codeOf(error)
      health.storeFailed(code)
      log.error({ event: 'subscription-not-changed', code }, 'a subscription could not be changed')
      return 'failed'
    }
  }

  return async (request, response, next) => {
    const page = (newsletterState: NewsletterState) =>
      render(request.originalUrl, { newsletterState })
    const invalid = async () =>
      sendPage(response, await page('invalid'), problemStatus('malformed-body'))

    if (request.method === 'POST') {
      const link = linkOf(request)
      const moved = link ? await move(link) : false
      if (moved === 'failed') return sendError(request, response, 'unavailable', failurePage)
      if (!moved) return invalid()
      // A mail program that unsubscribes for its reader follows no redirect (RFC 8058).
      if (isOneClick(request.body)) return response.status(200).end()
      return response.redirect(303, `${request.path}?done=1`)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (request.query.done !== undefined) return sendPage(response, await page('done'))
    if (request.query.token === undefined) return next()
    return linkOf(request) ? sendPage(response, await page('ask')) : invalid()
  }
}

/** The body that RFC 8058 prescribes. */
function isOneClick(body: unknown): boolean {
  return (body as Record<string, unknown> | undefined)?.['List-Unsubscribe'] === 'One-Click'
}
