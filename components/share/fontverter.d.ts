/** The part of fontverter that is used here; the package brings no types. */
declare module 'fontverter' {
  /** Gives a font in another container; rejects when the font is damaged. */
  export function convert(font: Buffer, toFormat: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
