import { type Claim, type ClaimId, claims } from '../../content/company.ts'
import phrases from '../claim-phrases.json' with { type: 'json' }

const allPhrases: Record<string, Partial<Record<string, readonly string[]>>> = phrases
const patterns = new Map<string, readonly RegExp[]>()

/**
 * The first claim of the company that a text types out: its figure in any form that the locale
 * writes, together with one of the phrases of `locales/claim-phrases.json` (rulings 21).
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
      ? figures(locale, value)
      : String.raw`${figures(locale, value.from)}\s*(?:[-–—]|\p{L}+)\s*${figures(locale, value.to)}`
  const [before = '', after = ''] = phrase.split('{figure}').map((part) => words(part.trim()))
  const plus = after.startsWith(String.raw`\+`) ? '' : String.raw`\+?`
  const ahead = before && String.raw`(?<!\p{L})${before}\s*`
  return new RegExp(String.raw`${ahead}(?<![\d.,])${figure}${plus}[\s-]*${after}`, 'iu')
}

/** The ways to write a number: as the locale does, grouped or not, and as English does. */
function figures(locale: string, value: number): string {
  const ways = [locale, 'en'].flatMap((code) =>
    [true, false].map((useGrouping) => new Intl.NumberFormat(code, { useGrouping }).format(value)),
  )
  return `(?:${[...new Set(ways)].map(words).join('|')})`
}

/** A text for a pattern; every space also stands for a no-break space or a line break. */
function words(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)
}
