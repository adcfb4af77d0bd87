import LineBreaker from 'linebreak'
import { withoutSoftHyphens } from '../../locales/without-soft-hyphens.ts'

const softHyphen = '\u00ad'

/** Takes a text as it stands in a catalog and gives it composed (NFC), on one line, without outer space. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

/** Places where a line of a text may end (UAX 14), the last one being its end. */
export function breakPositions(text: string): number[] {
  const breaker = new LineBreaker(text)
  const places: number[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.push(next.position)
  return places
}

/** The words of a text between two places: no soft hyphen is shown but the one that ends the line. */
export function lineBetween(text: string, from: number, to: number): string {
  const line = text.slice(from, to).trim()
  const divided = line.endsWith(softHyphen) ? '-' : ''
  return withoutSoftHyphens(line) + divided
}
