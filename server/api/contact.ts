import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { checkContact, contactKeys, contactPayload } from '../contract/contact.ts'
import { errorCodes } from '../contract/error-codes.ts'
import { isBusinessAddress } from '../requests/business-address.server.ts'
import { acceptRequest } from './accept-request.ts'

/** `POST /api/contact` (API-03): all ten fields, business addresses only. */
export function contact(parts: AppParts): RequestHandler {
  return acceptRequest(parts, {
    kind: 'contact',
    keys: contactKeys,
    read: (values) => {
      const errors = checkContact(values)
      if (!errors.email && !isBusinessAddress(values.email ?? '')) {
        errors.email = errorCodes.emailNotBusiness
      }
      return { form: 'contact', errors, payload: contactPayload(values) }
    },
  })
}
