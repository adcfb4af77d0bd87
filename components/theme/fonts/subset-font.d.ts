/** The part of subset-font that `subset.ts` uses; the package brings no types. */
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
