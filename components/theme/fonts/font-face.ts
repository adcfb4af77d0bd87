import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import type { Fallback, FontFamily } from './families.ts'
import { formatUnicodeRange } from './font-styles.ts'

/**
 * The `@font-face` rule of one written file. A first one names no characters, which every page would carry: those of the
 * later files, which do, take precedence over it, and it is fetched on every page anyway.
 * @param codePoints those the file contains
 * @param comes with the first view: where it is late for the paint, the page keeps the stand-in and no text moves; or later
 */
export function fontFace(
  family: FontFamily,
  file: string,
  codePoints: Iterable<number>,
  comes: 'first' | 'later',
): string {
  return rule([
    `font-family: '${family.name}'`,
    `src: url('./fonts/${file}')`,
    `font-weight: ${family.weight}`,
    ...(comes === 'first'
      ? ['font-display: optional']
      : ['font-display: swap', `unicode-range: ${formatUnicodeRange(codePoints).join(', ')}`]),
  ])
}

/** System faces as `@capsizecss/metrics` 4.3.0 has them, a package of 171 MB for three lines. */
const models = {
  arial: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
  arialBold: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 983 },
  courier: { ascent: 1705, descent: -615, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1229 },
} as const satisfies Record<Fallback['model'], object>

/**
 * The `@font-face` rule of a system face that stands in for a family: as wide as the real face in English text, with
 * the same lines, since a page on a slow line is read in it.
 */
export async function fallbackFace(family: FontFamily, fallback: Fallback): Promise<string> {
  const { model, weight, local, at } = fallback
  const core = await readFile(path.join(import.meta.dirname, `${family.file}-core.woff2`))
  const instance = await subsetFont(core, String.fromCodePoint(...coreCharacters), {
    targetFormat: 'sfnt',
    variationAxes: at,
  })
  const real = await fromBuffer(instance)
  const [face] = createFontStack([real, { familyName: model, ...models[model] }], {
    fontFaceFormat: 'styleObject',
  }).fontFaces
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face!['@font-face']
  return rule([
    `font-family: '${family.name} Fallback'`,
    `src: ${local.map((name) => `local('${name}')`).join(', ')}`,
    `font-weight: ${weight}`,
    `size-adjust: ${rounded(sizeAdjust)}`,
    `ascent-override: ${rounded(ascentOverride)}`,
    `descent-override: ${rounded(descentOverride)}`,
    `line-gap-override: ${rounded(lineGapOverride)}`,
  ])
}

function rule(declarations: readonly string[]): string {
  return `@font-face {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`
}

/** Two digits are a hundredth of a pixel in a line; every page carries these rules. */
function rounded(percentage = '0%'): string {
  return `${Number(Number.parseFloat(percentage).toFixed(2))}%`
}

const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i))

/**
 * What English and German pages need: these characters are in the first file of every family, so
 * that a page in one of the two languages loads one file for each family and nothing more.
 */
export const coreCharacters = codePointsOf(
  `${printableAscii}\u00a0©«»°·×áéíóúüöäßÄÖÜ‘’‚“”„–—…•€™−′″`,
)

/** Further letters in the names of places on English pages (Chișinău, Wrocław), in a small file of their own. */
export const nameCharacters = codePointsOf('ășȘțłń')

function codePointsOf(text: string): ReadonlySet<number> {
  return new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))
}
