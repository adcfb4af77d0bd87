/** Header of a script's post: one key for a filled form and every retry of it. */
export const idempotencyKeyHeader = 'Idempotency-Key'
