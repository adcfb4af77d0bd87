/**
 * Field errors. A code is the id of the message that the visitor reads (catalog `forms`), so that
 * browser, API and re-rendered pages show the same words. Rows T-26 … T-31 of the specification.
 */
export const errorCodes = {
  /** T-27 */ nameRequired: 'forms.error.name-required',
  /** T-28 */ emailInvalid: 'forms.error.email-invalid',
  /** T-29 */ emailNotBusiness: 'forms.error.email-not-business',
  /** T-26 */ newsletterEmail: 'forms.error.newsletter-email',
  /** T-30 */ nameAndEmail: 'forms.error.name-and-email',
  /** T-31 */ startEmail: 'forms.error.start-email',
  /** */ tooLong: 'forms.error.too-long',
  /** A field arrived twice or is no text. */ malformed: 'forms.error.malformed',
} as const

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes]

/**
 * An error code as it arrived. During a deployment an answer may carry a code of another version, for
 * which this one has no message: it counts as malformed.
 */
export function validErrorCode(code: unknown): ErrorCode {
  return Object.values(errorCodes).find((known) => known === code) ?? errorCodes.malformed
}

/** Codes by field name; a field without an error has no key. */
export type FieldErrors = Partial<Record<string, ErrorCode>>
