import { limits } from './limits.ts'

/** Fields as they arrive: a form may lack any of them. */
export type FormValues = Readonly<Record<string, string | undefined>>

/* oxlint-disable no-control-regex -- control characters are what is looked for */

/**
 * NUL, which PostgreSQL cannot hold; escape, which instructs terminals; and what turns the reading direction
 * of the text after it. The marks U+200E, U+200F and U+061C turn nothing and are needed.
 */
const dangerous = /[\0\x1b\u202a-\u202e\u2066-\u206f]/g

/** Line ends of any program; a form post turns each into two characters. */
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g

/** Controls other than tab and LF. */
const control = /[^\P{Cc}\t\n]/gu

/** Breaks and controls in a row. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu

/** A text of several lines as it is counted and stored: trimmed, with LF for every line end. Missing values are ''. */
export function plainText(value = ''): string {
  return value.replace(dangerous, '').replace(lineEnd, '\n').replace(control, '').trim()
}

/**
 * The text of a field that takes one line, as it is counted and stored: trimmed and without breaks, so that none of
 * its words can pass for another field where fields are read one below the other.
 */
export function oneLine(value = ''): string {
  return value.replace(dangerous, '').replace(breaks, ' ').trim()
}

/** Whether a text is a path of one site, and no address of another one. */
export function isPath(value: string): boolean {
  return value.startsWith('/') && !value.startsWith('//')
}

/** Path of a page without query, hash and slash at the end, within its limit; '/' when it is none. */
export function safeFormPath(value: string | undefined): string {
  const path = oneLine(value).replace(/[?#].*$/, '')
  if (!isPath(path)) return '/'
  const trimmed = path.replace(/\/+$/, '') || '/'
  return trimmed.slice(0, limits.pathname)
}

/**
 * How many characters of a text can be seen: zero-width characters, other invisible ones and controls do not
 * count, nor does the Braille pattern without dots; an accent that has a place of its own counts with its letter.
 */
export function visibleLength(text: string): number {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu, '')
    .trim()
  return [...visible].length
}
