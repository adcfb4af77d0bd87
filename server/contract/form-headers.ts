/** Header of a script's post: one key for a filled form and every retry of it. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** Header of a script's post: how long the form has been there to be filled, milliseconds (`shortestFillTime`). */
export const formAgeHeader = 'X-Form-Age'
