/** The part of fontverter that is used here; the package brings no types. */
declare module 'fontverter' {
  /** Gives a font in another container; rejects when the font is damaged. */
  export function convert(font: Buffer, toFormat: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}

/** The part of linebreak that is used here; the package brings no types. */
declare module 'linebreak' {
  /** Finds the places where a line may end (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place, as an index into the text; null after its end. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
