import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import {
  checkShortContact,
  checkStartProject,
  shortContactKeys,
  shortContactPayload,
  startProjectPayload,
} from '../contract/contact-short.ts'
import { acceptRequest } from './accept-request.ts'

/**
 * `POST /api/contact-short`: the form with name and address (API-04), and the one with the address
 * alone, which sends no `name` key (API-05, A-25).
 */
export function contactShort(parts: AppParts): RequestHandler {
  return acceptRequest(parts, {
    kind: 'contact-short',
    keys: shortContactKeys,
    read: (values, sent) =>
      sent('name')
        ? {
            form: 'short-contact',
            errors: checkShortContact(values),
            payload: shortContactPayload(values),
          }
        : {
            form: 'start-project',
            errors: checkStartProject(values),
            payload: startProjectPayload(values),
          },
  })
}
