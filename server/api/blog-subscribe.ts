import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { checkSubscription, subscriptionPayload } from '../contract/blog-subscribe.ts'
import { honeypotField } from '../contract/limits.ts'
import { refuseForm, refuseUnread } from '../http/answer-form.ts'
import { isJson, readFields } from '../http/form-body.ts'
import { inboxPage } from '../http/next-page.ts'
import { codeOf } from '../error-code.ts'
import { isOverLimit } from '../limits/limited.ts'
import { looksAutomatic } from '../requests/quarantine.ts'

/** `POST /api/blog-subscribe` (API-01): the same answer for new and known addresses. */
export function blogSubscribe(parts: AppParts): RequestHandler {
  const { store, deliveries, render, log, health, metrics } = parts
  return async (request, response) => {
    const read = readFields(request.body, ['email', 'pathname', honeypotField])
    if (!read) return refuseUnread(request, response, render, 'malformed-body')
    const { values, faults } = read
    const posted = { form: 'newsletter' as const, values }
    const errors = { ...checkSubscription(values), ...faults }
    if (Object.keys(errors).length > 0) {
      for (const code of Object.values(errors)) metrics.refusals.inc({ kind: 'newsletter', code })
      return refuseForm(request, response, render, 'field-errors', { ...posted, errors })
    }
    if (await isOverLimit('newsletter', request, response, parts)) {
      return refuseForm(request, response, render, 'too-many', posted)
    }
    try {
      if (!looksAutomatic(values[honeypotField], request.get('X-Form-Age'))) {
        await store.subscribe(subscriptionPayload(values))
        deliveries.wake()
      }
      metrics.requests.inc({ kind: 'newsletter', outcome: 'accepted' })
      if (isJson(request)) response.status(202).end()
      else response.redirect(303, inboxPage(values.pathname))
    } catch (error) {
      health.storeFailed()
      log.error({ code: codeOf(error) }, 'a sign-up could not be stored')
      await refuseForm(request, response, render, 'unavailable', posted)
    }
  }
}
