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

/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  export type AxisLimits = number | { min: number; max: number; default?: number }

  export type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, AxisLimits>>
    noHinting?: boolean
    preserveNameIds?: readonly number[]
  }

  /** Cuts a font down to the characters of `text`; rejects when the font is damaged. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>
}
