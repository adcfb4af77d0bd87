import { type Claim, type ClaimId, claims } from '../../content/company.ts'
import phrases from '../claim-phrases.json' with { type: 'json' }

const token = /(?<![\p{L}\p{N}.,])\d+(?:[.,]\d+)*(?![\p{L}\p{N}])/gu

/** Figures that an English text shows, as they stand there: "3,000", "4.4", "24". */
export function figuresOf(text: string): string[] {
  return [...new Set(text.match(token) ?? [])]
}

/** Those of some English figures that a text in another locale shows in no form. */
export function lostFigures(locale: string, figures: readonly string[], text: string): string[] {
  return figures.filter((figure) => !forms(locale, figure).some((form) => shows(text, form)))
}

const cache = new Map<string, readonly string[]>()

/** A figure as English wrote it, and as the locale does, grouped or not. */
function forms(locale: string, figure: string): readonly string[] {
  const key = `${locale} ${figure}`
  const found = cache.get(key) ?? readForms(locale, figure)
  cache.set(key, found)
  return found
}

function readForms(locale: string, figure: string): readonly string[] {
  const value = Number(figure.replaceAll(',', ''))
  if (Number.isNaN(value)) return [figure]
  const digits = figure.split('.')[1]?.length ?? 0
  const ways = [true, false].map((useGrouping) =>
    new Intl.NumberFormat(locale, {
      useGrouping,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value),
  )
  return [figure, ...ways]
}

/** Whether a text holds a figure that is no part of a longer one. */
function shows(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (!/\p{Nd}/u.test(text.slice(at - 1, at)) && !/\p{Nd}/u.test(text.charAt(at + form.length)))
      return true
  }
  return false
}

const allPhrases: Record<string, Partial<Record<string, readonly string[]>>> = phrases
const patterns = new Map<string, readonly RegExp[]>()

/**
 * The first claim of the company that a text types out: its figure in any form that the locale
 * writes, together with one of the phrases of `locales/claim-phrases.json`.
 */
export function typedClaim(locale: string, text: string): string | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined
  if (!patterns.has(locale)) patterns.set(locale, claimPatterns(locale))
  for (const pattern of patterns.get(locale)!) {
    const match = pattern.exec(text)
    if (match) return match[0]
  }
  return undefined
}

/** Claims for which a locale has no phrase yet, so that the check would be blind. */
export function claimsWithoutPhrase(locale: string): ClaimId[] {
  return (Object.keys(claims) as ClaimId[]).filter((id) => !allPhrases[id]?.[locale]?.length)
}

function claimPatterns(locale: string): RegExp[] {
  return Object.entries(claims).flatMap(([id, claim]) =>
    [...(allPhrases[id]?.[locale] ?? []), ...(claim.unit === 'percent' ? ['{figure} %'] : [])].map(
      (phrase) => claimPattern(locale, claim, phrase),
    ),
  )
}

function claimPattern(locale: string, { value }: Claim, phrase: string): RegExp {
  const figure =
    typeof value === 'number'
      ? numberForms(locale, value)
      : String.raw`${numberForms(locale, value.from)}\s*(?:[-–—]|\p{L}+)\s*${numberForms(locale, value.to)}`
  const [before = '', after = ''] = phrase.split('{figure}').map((part) => spaced(part.trim()))
  const plus = after.startsWith(String.raw`\+`) ? '' : String.raw`\+?`
  const ahead = before && String.raw`(?<!\p{L})${before}\s*`
  return new RegExp(String.raw`${ahead}(?<![\d.,])${figure}${plus}[\s-]*${after}`, 'iu')
}

/** The ways to write a number: as the locale does, grouped or not, and as English does. */
function numberForms(locale: string, value: number): string {
  const ways = [locale, 'en'].flatMap((code) =>
    [true, false].map((useGrouping) => new Intl.NumberFormat(code, { useGrouping }).format(value)),
  )
  return `(?:${[...new Set(ways)].map(spaced).join('|')})`
}

/** A text for a pattern; every space also stands for a no-break space or a line break. */
function spaced(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)
}
