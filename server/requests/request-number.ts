/** The short name of a request that people read out: the first eight digits of its id. */
export function requestNumber(requestId: string): string {
  return `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`.toUpperCase()
}

const number = /^[0-9a-f]{4}-?[0-9a-f]{4}$/i

/** The beginning of the id that a request of this number has; undefined for a text that is no number. */
export function idStartOf(text: string): string | undefined {
  return number.test(text) ? text.replace('-', '').toLowerCase() : undefined
}
