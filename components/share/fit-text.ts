import LineBreaker from 'linebreak'
import { withoutSoftHyphens } from '../../locales/formats.ts'

/** Where a text must fit: pixels, sizes of type in pixels, the largest first, height of a line in em. */
export type TextBox = {
  width: number
  height: number
  sizes: readonly number[]
  lineHeight: number
}

/** A text in lines of one size, in pixels. */
export type FittedText = { size: number; lines: string[] }

/**
 * Sets a text as large as its box lets it, in lines of like length. Words are divided at their soft hyphens
 * only where the text would otherwise be smaller than `undivided`, and then as few as can be.
 * @param widthOf width of a line as a part of the em
 * @throws RangeError when the text does not fit in the smallest size
 */
export function fitText(
  texts: string,
  box: TextBox,
  widthOf: (line: string) => number,
  undivided: number,
): FittedText {
  // A figure stays with the word before it: “ISO 27001”.
  const text = plainLine(texts).replace(/ (?=\d)/g, '\u00a0')
  const cache = new Map<string, number>()
  const width = (line: string) => {
    if (!cache.has(line)) cache.set(line, widthOf(line))
    return cache.get(line)!
  }
  const whole = settings(withoutSoftHyphens(text), box, width).next().value
  if (whole && whole.size >= undivided) return whole
  const divided = [...settings(text, box, width)]
  const large = divided.filter(({ size }) => size >= undivided)
  const [best = divided[0] ?? whole] = large.sort((one, other) => divisions(one) - divisions(other))
  if (!best) {
    throw new RangeError(`"${text}" does not fit into its box: shorten it, or its long words`)
  }
  return best
}

function divisions({ lines }: FittedText): number {
  return lines.filter((line) => line.endsWith('-')).length
}

/** Every size in which a text fits, the largest first. */
function* settings(
  text: string,
  box: TextBox,
  width: (line: string) => number,
): Generator<FittedText, undefined> {
  const places = breakPositions(text)
  for (const size of box.sizes) {
    const linesWithin = (pixels: number) =>
      linesOf(text, places, (line) => width(line) * size <= pixels)
    const lines = linesWithin(box.width)
    const fits = lines && lines.length * box.lineHeight * size <= box.height
    if (fits) yield { size, lines: balanced(lines, box.width, linesWithin) }
  }
  return undefined
}

/** Fills line after line; undefined when a piece is longer than a line. */
function linesOf(
  text: string,
  places: readonly number[],
  fits: (line: string) => boolean,
): string[] | undefined {
  const lines: string[] = []
  let from = 0
  while (from < text.length) {
    const start = from
    const to = places.findLast(
      (position) => position > start && fits(lineBetween(text, start, position)),
    )
    if (to === undefined) return undefined
    lines.push(lineBetween(text, from, to))
    from = to
  }
  return lines
}

/** The same number of lines in the narrowest box, as `text-wrap: balance` does. */
function balanced(
  lines: string[],
  width: number,
  linesWithin: (pixels: number) => string[] | undefined,
): string[] {
  let best = lines
  for (let pixels = width; pixels > 0; pixels -= 8) {
    const narrower = linesWithin(pixels)
    if (!narrower || narrower.length > lines.length) return best
    best = narrower
  }
  return best
}

const softHyphen = '\u00ad'

/** Takes a text as it stands in a catalog and gives it composed (NFC), on one line, without outer space. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

/** Places where a line of a text may end (UAX 14), the last one being its end. */
function breakPositions(text: string): number[] {
  const breaker = new LineBreaker(text)
  const places: number[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.push(next.position)
  return places
}

/** The words of a text between two places: no soft hyphen is shown but the one that ends the line. */
function lineBetween(text: string, from: number, to: number): string {
  const line = text.slice(from, to).trim()
  const divided = line.endsWith(softHyphen) ? '-' : ''
  return withoutSoftHyphens(line) + divided
}
