import type { Fallback, FontFamily } from './families.ts'
import type { FallbackMetrics } from './fallback-metrics.ts'
import { formatUnicodeRange } from './unicode-range.ts'

/** The `@font-face` rule of one written file; `codePoints` are those the file holds. */
export function fontFace(family: FontFamily, file: string, codePoints: Iterable<number>): string {
  return rule([
    `font-family: '${family.name}'`,
    `src: url('./fonts/${file}') format('woff2')`,
    `font-weight: ${family.weight}`,
    'font-display: swap',
    `unicode-range: ${formatUnicodeRange(codePoints).join(', ')}`,
  ])
}

/** The `@font-face` rule of a system face that stands in for `family`. */
export function fallbackFace(
  family: FontFamily,
  { weight, local }: Fallback,
  metrics: FallbackMetrics,
): string {
  return rule([
    `font-family: '${family.name} Fallback'`,
    `src: ${local.map((name) => `local('${name}')`).join(', ')}`,
    `font-weight: ${weight}`,
    `size-adjust: ${percent(metrics.sizeAdjust)}`,
    `ascent-override: ${percent(metrics.ascentOverride)}`,
    `descent-override: ${percent(metrics.descentOverride)}`,
    `line-gap-override: ${percent(metrics.lineGapOverride)}`,
  ])
}

function rule(declarations: readonly string[]): string {
  return `@font-face {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`
}
