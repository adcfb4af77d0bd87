import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { normalizeEmail } from '../contract/email.ts'
import type { FieldErrors } from '../contract/error-codes.ts'
import { honeypotField } from '../contract/limits.ts'
import { namedForm, type PostedForm, refuseForm, refuseUnread } from '../http/answer-form.ts'
import { isJson, readFields } from '../http/form-body.ts'
import { codeOf } from '../error-code.ts'
import { networkOf } from '../limits/anonymous-sender.ts'
import { isOverLimit } from '../limits/limited.ts'
import { idempotency } from '../requests/idempotency.ts'
import { receiptPath, thanksPage } from '../http/next-page.ts'
import { looksAutomatic } from '../requests/quarantine.ts'
import { receiptToken, tokenHash } from '../requests/receipts.ts'
import type { NewRequest } from '../requests/request-store.ts'

/** What an endpoint makes of the fields that were posted. */
type Reading = {
  form: PostedForm['form']
  errors: FieldErrors
  payload: Record<string, string> & { email: string }
}

type Endpoint = {
  kind: NewRequest['kind']
  /** Keys of the payload; others are dropped. */
  keys: readonly string[]
  /** @param sent whether the body has a key at all */
  read: (values: Record<string, string>, sent: (key: string) => boolean) => Reading
}

/** Takes one request of a visitor: success is said only after the commit (requests guide 2). */
export function acceptRequest(parts: AppParts, { kind, keys, read }: Endpoint): RequestHandler {
  const { settings, store, deliveries, render, log, now, health, metrics } = parts
  return async (request, response) => {
    const fields = readFields(request.body, [...keys, honeypotField])
    if (!fields) return refuseUnread(request, response, render, 'malformed-body')
    const { values, faults } = fields
    const { form, errors, payload } = read(values, (key) => Object.hasOwn(request.body, key))
    const posted = { form: namedForm(request, form), values }
    const allErrors = { ...errors, ...faults }
    if (Object.keys(allErrors).length > 0) {
      for (const code of Object.values(allErrors)) metrics.refusals.inc({ kind, code })
      const refused = { ...posted, errors: allErrors }
      return refuseForm(request, response, render, 'field-errors', refused)
    }
    if (await isOverLimit('requests', request, response, parts)) {
      return refuseForm(request, response, render, 'too-many', posted)
    }
    try {
      const id = randomUUID()
      const sender = { key: request.get('Idempotency-Key'), network: networkOf(request.ip ?? '') }
      const outcome = await store.saveRequest({
        id,
        tokenHash: tokenHash(receiptToken(settings.secret, id)),
        kind,
        payload,
        emailNorm: normalizeEmail(payload.email),
        quarantined: looksAutomatic(values[honeypotField], request.get('X-Form-Age')),
        ...idempotency(settings.secret, kind, payload, sender, now()),
      })
      if (outcome.kind === 'key-reused') {
        return refuseForm(request, response, render, 'key-reused', posted)
      }
      metrics.requests.inc({ kind, outcome: outcome.kind })
      deliveries.wake()
      const token = receiptToken(settings.secret, outcome.id)
      if (!isJson(request)) return response.redirect(303, thanksPage(values.pathname, token))
      response
        .status(outcome.kind === 'stored' ? 201 : 200)
        .location(receiptPath(values.pathname, token))
        .end()
    } catch (error) {
      health.storeFailed()
      log.error({ code: codeOf(error) }, 'a request could not be stored')
      await refuseForm(request, response, render, 'unavailable', posted)
    }
  }
}
