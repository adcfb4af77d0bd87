import { escapedText } from '../../../content/html-text.ts'
import { type Box, widened } from '../geometry/box.ts'
import { interrupted } from '../geometry/interrupted.ts'
import { box, type Point, rounded } from '../geometry/path.ts'
import { element, line, shape, sheetOf } from '../markup/element.ts'
import { pens, type Palette } from '../markup/palette.ts'

/** Text of a message in the visitor's language. */
export type Say = (id: string, values?: Record<string, string | number>) => string

/** How wide a plate is drawn, in units, and its text, which is at least 12 px while it is shown no narrower. */
export const framings = {
  wide: { width: 520, size: 16, shownFrom: 416 },
  phone: { width: 300, size: 14, shownFrom: 258 },
} as const

export type Framing = keyof typeof framings

/**
 * Inks of a plate: those of a drawing, that of water, that of the second of two things, which is told from the ground
 * by night as well, and that of what the two share.
 */
export type PlateInks = Palette & { water: string; second: string; overlap: string }

/** What a plate is printed with. */
export type Press = { palette: PlateInks; framing: Framing; locale: string; say: Say }

/** One kind of plate: the drawing, and the same in sentences. */
export type PlateKind<Data> = {
  draw: (data: Data, press: Press) => string
  describe: (data: Data, spoken: Pick<Press, 'locale' | 'say'>) => string
}

/** Inks of a drawing within a page: it follows day, night and night sections by itself. */
export const pageInks: PlateInks = {
  ground: 'var(--bg-raised)',
  land: 'var(--land)',
  ink: 'var(--text)',
  ink2: 'var(--text-2)',
  ink3: 'var(--text-3)',
  signal: 'var(--signal)',
  water: 'var(--water-deep)',
  second: 'var(--second)',
  overlap: 'var(--overlap)',
}

export type TextStyle = {
  bold?: boolean
  mono?: boolean
  italic?: boolean
  /** With letters apart, as names in capitals are. */
  spaced?: boolean
  tone?: 'quiet' | 'signal'
  anchor?: 'middle' | 'end'
  /** Cuts out lines behind the text, in the colour of what it stands on. */
  halo?: 'ground' | 'land' | 'water'
  size?: number
}

/** From a line of text to the next, in whole units: the page carries no fractions, and boxes have sharp edges. */
const stepOf = (size: number) => Math.round(size * 1.36)

/** Lines that are interrupted behind words end so far from them, in units. */
const wordMargin = 3

/** Between letters that stand apart, in ems. */
const letterSpacing = 0.06

/** Width of text in units, as an estimate that errs to the wide side. */
export function textWidth(
  text: string,
  size: number,
  { bold, mono, spaced }: TextStyle = {},
): number {
  if (mono) return text.length * size * 0.6
  const gaps = spaced ? text.length * letterSpacing : 0
  const ems = gaps + [...text].reduce((sum, letter) => sum + emsOf(letter), 0)
  return ems * size * (bold ? 1.06 : 1)
}

function emsOf(letter: string): number {
  if (letter === '\u00AD') return 0
  if (/[ijlftrI.,:;|!()’\s·-]/.test(letter)) return 0.29
  if (/[mwMW@%—]/.test(letter)) return 0.8
  return /[A-ZÄÖÜ€]/.test(letter) ? 0.62 : 0.51
}

/**
 * Text in lines that are no wider than asked, broken at spaces, and behind a hyphen or at a soft one only where a word
 * is wider than a line; what is wider then stands alone.
 */
export function wrapped(
  text: string,
  width: number,
  size: number,
  style: TextStyle = {},
): string[] {
  // A soft hyphen is seen, and takes room, only where it ends a line.
  const shown = (each: string) => each.replace(/\u00AD$/, '-')
  const fits = (each: string) => textWidth(shown(each), size, style) <= width
  const lines: string[] = []
  for (const word of text.split(' ')) {
    for (const [index, part] of (fits(word) ? [word] : word.split(/(?<=[-\u00AD])/)).entries()) {
      const joined = `${lines.at(-1)}${index === 0 ? ' ' : ''}${part}`
      if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined
      else lines.push(part)
    }
  }
  return lines.map(shown)
}

/** The measures and inks of one plate while it is drawn. */
export function printer({ palette, framing }: Press) {
  const { width, size } = framings[framing]
  const pen = pens(palette.ink)
  const thin = { stroke: palette.ink3, 'stroke-width': 0.8 }
  const printed: Box[] = []

  function text([x, y]: Point, said: string, style: TextStyle = {}): string {
    const { bold, mono, italic, spaced, tone, anchor, halo } = style
    const words = said.replaceAll('\u00AD', '')
    const attributes = {
      x: rounded(x),
      y: rounded(y),
      fill: tone === 'signal' ? palette.signal : tone === 'quiet' ? palette.ink2 : undefined,
      'font-size': style.size,
      'font-weight': bold ? 650 : undefined,
      'font-family': mono ? 'var(--f-mono)' : undefined,
      'font-style': italic ? 'italic' : undefined,
      'letter-spacing': spaced ? `${letterSpacing}em` : undefined,
      'text-anchor': anchor,
      ...(halo && haloOf(halo)),
    }
    printed.push(boxOf([x, y], words, style))
    return element('text', attributes, escapedText(words))
  }

  function boxOf([x, y]: Point, words: string, style: TextStyle): Box {
    const tall = style.size ?? size
    const across = textWidth(words, tall, style)
    const left = x - across * (style.anchor === 'end' ? 1 : style.anchor === 'middle' ? 0.5 : 0)
    return { left, right: left + across, top: y - 0.8 * tall, bottom: y + 0.28 * tall }
  }

  function haloOf(ground: NonNullable<TextStyle['halo']>) {
    return { stroke: palette[ground], 'stroke-width': 5, 'paint-order': 'stroke' }
  }

  function linesOf(words: string, within: number, style: TextStyle = {}): string[] {
    return wrapped(words, within * 0.97, style.size ?? size, style)
  }

  /** Lines of text below each other: the first one's base line is given, and that of a next one comes back. */
  function paragraph([x, y]: Point, words: string, within: number, style: TextStyle = {}) {
    const lines = linesOf(words, within, style)
    const step = stepOf(style.size ?? size)
    return {
      drawn: lines.map((each, at) => text([x, y + at * step], each, style)).join(''),
      next: y + lines.length * step,
    }
  }

  return {
    width,
    size,
    phone: framing === 'phone',
    step: stepOf(size),
    pen,
    signal: pens(palette.signal),
    thin,
    text,
    /** Path data of straight lines without what would run through the words that have been printed so far. */
    behindWords: (data: string) =>
      interrupted(
        data,
        printed.map((each) => widened(each, wordMargin)),
      ),
    /** Several texts with one halo. */
    haloed: (ground: NonNullable<TextStyle['halo']>, ...texts: string[]) =>
      element('g', haloOf(ground), ...texts),
    paragraph,
    linesOf,
    /** Width of text in this plate. */
    widthOf: (words: string, style?: TextStyle) => textWidth(words, style?.size ?? size, style),
    /** A box with its corner, width and height, filled with land or the ground. */
    area: (
      [x, y]: Point,
      across: number,
      down: number,
      fill = palette.ground,
      stroke = palette.ink,
    ) => shape(box(x, y, x + across, y + down), { fill, stroke, 'stroke-width': 1.3 }),
    /** Engraver's lines within a box. */
    hatched: (at: Point, across: number, down: number, stroke = palette.ink3) =>
      line(hatching(at, across, down), { stroke, 'stroke-width': 0.8 }),
    arrowHead,
    /** A small sign with its middle at a place. */
    mark: (data: string, [x, y]: Point, fill: string) =>
      element('path', { d: data, fill, transform: `translate(${rounded(x)} ${rounded(y)})` }),
    palette: (height: number, ...content: string[]) =>
      sheetOf(
        width,
        Math.ceil(height),
        element(
          'g',
          { 'font-family': 'var(--f-text)', 'font-size': size, fill: palette.ink },
          ...content,
        ),
      ),
  }
}

export type Printer = ReturnType<typeof printer>

const hatchStep = 7

function hatching([x, y]: Point, across: number, down: number): string {
  let data = ''
  for (let at = hatchStep; at < across + down; at += hatchStep) {
    const from = [x + Math.min(at, across), y + Math.max(0, at - across)].map(rounded)
    const fall = rounded(Math.min(at, down) - Math.max(0, at - across))
    data += `M${from.join(' ')}l${-fall} ${fall}`
  }
  return data
}

/** A filled head at the end of an arrow that comes from somewhere. */
function arrowHead([x, y]: Point, [fromX, fromY]: Point, fill: string): string {
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  const position = `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)})`
  return element('path', { d: 'M0 0L-9-4V4Z', fill, transform: position })
}

/** An hour of the day as a clock shows it, in the visitor's language. */
export function clock(hour: number, { locale }: Pick<Press, 'locale'>): string {
  const format = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(hour * 3_600_000))
}
