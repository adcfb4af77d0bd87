import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { AppDeps } from '../app-deps.ts'
import {
  checkShortContact,
  checkStartProject,
  shortContactKeys,
  shortContactPayload,
  startProjectPayload,
  type BriefField,
  briefKey,
  checkContact,
  contactKeys,
  contactPayload,
} from '../contract/contact.ts'
import { comparableEmail } from '../contract/email.ts'
import { type FieldErrors, errorCodes } from '../contract/error-codes.ts'
import { type FormName, idempotencyKeyHeader, shortFormOf } from '../contract/form-names.ts'
import { formAgeHeader, honeypotField, looksAutomatic } from '../contract/automatic-posts.ts'
import { codeOf } from '../exception-code.ts'
import {
  type PostedForm,
  isJson,
  namedForm,
  readFields,
  receiptPath,
  rejectForm,
  rejectWholePost,
  thanksPage,
} from '../http/forms.ts'
import { networkOf, takeTurn } from '../http/sender-limits.ts'
import { withBriefText } from '../requests/brief-text.ts'
import { receiptToken, tokenHash } from '../requests/request-names.ts'
import type { RequestKind, SaveOutcome } from '../requests/request-store.ts'
import { idempotency } from '../requests/save-request.ts'
import { isListedFreeMail } from './free-mail.server.ts'

/** `POST /api/contact` (API-03): all ten fields, business addresses only. */
export function contact(deps: AppDeps): RequestHandler {
  return acceptRequest(deps, {
    kind: 'contact',
    keys: contactKeys,
    read: (values) => {
      const errors = checkContact(values)
      if (!errors.email && isListedFreeMail(values.email ?? '')) {
        errors.email = errorCodes.emailNotBusiness
      }
      return { usualForm: 'contact', errors, payload: contactPayload(values) }
    },
  })
}

/**
 * `POST /api/contact-short`: the form with name and address (API-04), and the one with the address
 * alone (API-05).
 */
export function contactShort(deps: AppDeps): RequestHandler {
  return acceptRequest(deps, {
    kind: 'contact-short',
    keys: shortContactKeys,
    read: (values, body) => {
      const usualForm = shortFormOf(body)
      return usualForm === 'short-contact'
        ? { usualForm, errors: checkShortContact(values), payload: shortContactPayload(values) }
        : { usualForm, errors: checkStartProject(values), payload: startProjectPayload(values) }
    },
  })
}

/** What an endpoint makes of the fields that were posted. */
type Reading = {
  /** Which form sends such fields, unless the address of a plain post names another one (`namedForm`). */
  usualForm: FormName
  errors: FieldErrors
  payload: ContactFields
}

/** Fields of any form of a request. */
type ContactFields = Record<string, string> & BriefField & { email: string }

type Endpoint = {
  kind: RequestKind
  /** Keys of the payload; others are dropped. */
  keys: readonly string[]
  /** @param body the fields as they were posted: `values` has those as well that were not */
  read: (values: Record<string, string>, body: object) => Reading
}

/** Takes one request of a visitor: success is said only after the commit, and nothing after it can unsay it. */
function acceptRequest(deps: AppDeps, { kind, keys, read }: Endpoint): RequestHandler {
  const { settings, store, deliveryLoop, render, log, now, health, metrics } = deps
  return async (request, response) => {
    const fields = readFields(request.body, [...keys, honeypotField], [briefKey])
    if (!fields) return rejectWholePost(request, response, render, 'malformed-body')
    const { values, errors: fieldErrors } = fields
    const { usualForm, errors, payload } = read(values, request.body as object)
    const posted: PostedForm = { form: namedForm(request, usualForm), values }
    const allErrors = { ...errors, ...fieldErrors }
    if (Object.keys(allErrors).length > 0) {
      for (const code of Object.values(allErrors)) metrics.refusals.inc({ kind, code })
      return rejectForm(request, response, render, 'field-errors', { ...posted, errors: allErrors })
    }
    const wait = await takeTurn('requests', request, response, deps)
    if (wait !== undefined) {
      return rejectForm(request, response, render, 'too-many', { ...posted, wait })
    }
    let outcome: SaveOutcome
    try {
      const id = randomUUID()
      const sender = {
        key: request.get(idempotencyKeyHeader),
        network: networkOf(request.ip ?? ''),
      }
      outcome = await store.saveRequest({
        id,
        tokenHash: tokenHash(receiptToken(settings.secret, id)),
        kind,
        payload: withBriefText(payload, {
          siteUrl: settings.siteUrl,
          now: new Date(now()),
          onError: (error) =>
            log.error(
              { event: 'brief-not-written', code: codeOf(error) },
              'a brief could not be written in words',
            ),
        }),
        emailNorm: comparableEmail(payload.email),
        quarantined: looksAutomatic(values[honeypotField], request.get(formAgeHeader)),
        ...idempotency(settings.secret, kind, payload, sender, now()),
      })
    } catch (error) {
      const code = codeOf(error)
      health.storeFailed(code)
      log.error({ event: 'request-not-stored', code }, 'a request could not be stored')
      return rejectForm(request, response, render, 'unavailable', posted)
    }
    if (outcome.kind === 'key-reused') {
      return rejectForm(request, response, render, 'key-reused', posted)
    }
    metrics.requests.inc({ kind, outcome: outcome.kind })
    deliveryLoop.wake()
    const token = receiptToken(settings.secret, outcome.id)
    if (!isJson(request)) {
      return response.redirect(303, thanksPage(values.pathname, token, posted.form))
    }
    response
      .status(outcome.kind === 'stored' ? 201 : 200)
      .location(receiptPath(values.pathname, token))
      .end()
  }
}
