import type { AxisLimits } from 'subset-font'

/** A system face that stands in until the real one has arrived. */
export type Fallback = {
  /** Weight or range of weights that the stand-in serves, as in CSS. */
  weight: string
  /** Names under which systems keep the face or one of the same widths. */
  local: readonly string[]
  /** The face whose advances stand for all of `local`. */
  model: 'arial' | 'arialBold' | 'courier'
  /** Where in the real family's design space the two are made equal. */
  at: Readonly<Record<string, number>>
}

/** How one family is cut out of its sources. */
export type FontFamily = {
  /** Name in the style sheets. */
  name: string
  /** Every page fetches its commonest characters before the first paint. */
  early: boolean
  /** First part of the written file names. */
  file: string
  /** Name of a source file; `*` stands for the script, such as `latin-ext`. */
  source: string
  weight: string
  axes: Readonly<Record<string, AxisLimits>>
  /** OpenType features that the style sheets use or that the scripts need. */
  features: readonly string[]
  fallbacks: readonly Fallback[]
}

const scriptFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern']

/** The three families of the design (DESIGN.md 3), each narrowed to the settings in use. */
export const fontFamilies: readonly FontFamily[] = [
  {
    name: 'Helmwright Display',
    early: true,
    file: 'helmwright-display',
    source: 'helmwright-display-*.woff2',
    weight: '480 560',
    // One weight for all that the styles ask for: the others were a third of what every page fetches of this family.
    axes: { wdth: 110, wght: 520, YOPQ: { min: 34, max: 50 } },
    features: [...scriptFeatures, 'rvrn', 'liga', 'lnum', 'pnum'],
    fallbacks: [
      {
        weight: '480 560',
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
        model: 'arial',
        at: { YOPQ: 38 },
      },
    ],
  },
  {
    name: 'Sofia Sans',
    early: true,
    file: 'sofia-sans',
    source: 'sofia-sans-*-wght-normal.woff2',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    features: [...scriptFeatures, 'calt', 'liga', 'lnum', 'pnum', 'tnum'],
    fallbacks: [
      {
        weight: '400 550',
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
        model: 'arial',
        at: { wght: 400 },
      },
      {
        weight: '551 700',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
        model: 'arialBold',
        at: { wght: 600 },
      },
    ],
  },
  {
    name: 'JetBrains Mono',
    early: false,
    file: 'jetbrains-mono',
    source: 'jetbrains-mono-*-wght-normal.woff2',
    weight: '400 500',
    axes: { wght: 450 },
    features: scriptFeatures,
    fallbacks: [
      {
        weight: '400 500',
        local: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Menlo'],
        model: 'courier',
        at: {},
      },
    ],
  },
]
