import type { Rule } from './parse-message.ts'

type Mistake = readonly [pattern: RegExp, found: string, advice: string]

const everywhere: readonly Mistake[] = [
  [/^\s|\s$/, 'a space at the edge', 'remove it'],
  [/ {2}/, 'two spaces in a row', 'leave one'],
  [
    /["']/,
    'a straight quotation mark or apostrophe',
    'use ’ and the quotation marks of the language',
  ],
  [/\.\.\./, 'three dots', 'use …'],
  [/&[a-z]+;|&#\d+;/i, 'an HTML entity', 'use the character itself'],
]

const noBreak = 'put a no-break space (U+00A0) there'

/** Mistakes by language; another language gets its own line here. */
const ofLanguage: Readonly<Record<string, readonly Mistake[]>> = {
  en: [[/[„«»]/, 'a quotation mark of another language', 'use “ ”']],
  de: [
    [/[”«»]|^[^„]*“|„[^“]*$/, 'quotation marks that are not German', 'use „ “'],
    [/(?<!\p{L})(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d)\./u, 'an ordinary space or none in z. B.', noBreak],
    [
      /[\d}#] (?:[%‰€$°]|(?:[kMGT]?B|[kcm]?m|kg|px|ms|Uhr)(?![\p{L}\p{N}]))/u,
      'an ordinary space before a unit',
      noBreak,
    ],
    [/[\d}]%/, 'no space before %', noBreak],
  ],
  fr: [
    [/[“”„]/, 'quotation marks that are not French', 'use « » with no-break spaces inside'],
    [/ [;:!?»%€]|« /, 'an ordinary space beside a mark', noBreak],
    [/[^\s\u202F][!?;](?![\w/])|«\S/, 'no space beside a mark', noBreak],
  ],
}

/** Forms of address that the site does not use. */
const address: Readonly<Record<string, Mistake>> = {
  de: [
    /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
    'an informal form of address',
    'address visitors with Sie',
  ],
}

/** Signs, spaces and form of address as the language writes them. */
export function typographyRules(locale: string): readonly Rule[] {
  const language = locale.split('-')[0]!
  const mistakes = [...everywhere, ...(ofLanguage[language] ?? [])]
  const informal = address[language]
  return [ruleAgainst('typography', mistakes), ruleAgainst('address', informal ? [informal] : [])]
}

/** Some characters before and behind a place, so that it is found without counting. */
function around(text: string, { index, 0: { length } }: RegExpExecArray): string {
  return text.slice(Math.max(0, index + length - 12), index + length + 8)
}

function ruleAgainst(rule: 'address' | 'typography', mistakes: readonly Mistake[]): Rule {
  return ({ defaultMessage }) => {
    const text = defaultMessage.replaceAll('\u00AD', '')
    for (const [pattern, found, advice] of mistakes) {
      const match = pattern.exec(text)
      if (match) return { rule, found: `${found} in “${around(text, match)}”`, advice }
    }
    return undefined
  }
}
