import type { IntlShape } from '@formatjs/intl'

/** Formats a moment on the clocks of a zone: "09:00", or "Thu 09:00". */
export function formatTimeOn(
  intl: Pick<IntlShape<unknown>, 'formatDate'>,
  at: Date,
  timeZone: string,
  weekday: boolean,
): string {
  return intl.formatDate(at, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(weekday ? { weekday: 'short' } : {}),
  })
}

/** A text as it is read, without the marks that say where a page may divide a word. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '')
}
