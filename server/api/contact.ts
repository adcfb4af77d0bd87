import type { RequestHandler } from 'express'
import { checkContact, contactKeys, contactPayload } from '../contract/contact.ts'
import { normalizeEmail } from '../contract/email.ts'
import { errorCodes } from '../contract/error-codes.ts'
import { honeypotField } from '../contract/limits.ts'
import type { AppParts } from '../app.ts'
import { nextPage, refuseForm, refuseUnread } from '../http/answer-form.ts'
import { isJson, readFields } from '../http/form-body.ts'
import { isBusinessAddress } from '../requests/business-address.server.ts'
import { codeOf } from '../requests/delivery-loop.ts'
import { idempotency } from '../requests/idempotency.ts'
import { looksAutomatic } from '../requests/quarantine.ts'

/** `POST /api/contact` (API-03): success is said only after the commit. */
export function contact({
  settings,
  store,
  deliveries,
  render,
  log,
  channels,
  now,
}: AppParts): RequestHandler {
  return async (request, response) => {
    const read = readFields(request.body, [...contactKeys, honeypotField])
    if (!read) return refuseUnread(request, response, render, 'malformed-body')
    const { values, faults } = read
    const posted = { form: 'contact' as const, values }
    const errors = { ...checkContact(values), ...faults }
    if (!errors.email && !isBusinessAddress(values.email ?? '')) {
      errors.email = errorCodes.emailNotBusiness
    }
    if (Object.keys(errors).length > 0) {
      return refuseForm(request, response, render, 'field-errors', { ...posted, errors })
    }

    const payload = contactPayload(values)
    try {
      const outcome = await store.saveRequest(
        {
          kind: 'contact',
          payload,
          emailNorm: normalizeEmail(payload.email),
          quarantined: looksAutomatic(values[honeypotField], request.get('X-Form-Age')),
          ...idempotency(
            settings.secret,
            'contact',
            payload,
            { key: request.get('Idempotency-Key'), network: request.ip ?? '' },
            now(),
          ),
        },
        channels,
      )
      if (outcome === 'key-reused') {
        return refuseForm(request, response, render, 'key-reused', posted)
      }
      deliveries.wake()
      if (!isJson(request)) return response.redirect(303, nextPage('thank-you', values.pathname))
      response.status(outcome === 'stored' ? 201 : 200).end()
    } catch (error) {
      log.error({ code: codeOf(error) }, 'a request could not be stored')
      await refuseForm(request, response, render, 'unavailable', posted)
    }
  }
}
