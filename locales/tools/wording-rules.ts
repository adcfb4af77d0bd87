import { withoutSoftHyphens } from '../formats.ts'
import { plainWords } from './glossary.ts'
import type { Rule } from './message-tree.ts'
import type { Violation } from './finding.ts'

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
  [/\u2011/, 'a non-breaking hyphen, which the fonts lack', 'use an ordinary hyphen'],
]

const noBreak = 'put a no-break space (U+00A0) there'

/** Mistakes in signs and spaces by language; another language gets its own line here. */
const signs: Readonly<Record<string, readonly Mistake[]>> = {
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
  const mistakes = [...everywhere, ...(signs[language] ?? [])]
  const informal = address[language]
  return [ruleAgainst('typography', mistakes), ruleAgainst('address', informal ? [informal] : [])]
}

/** Some characters before and behind a place, so that it is found without counting. */
function around(text: string, { index, 0: { length } }: RegExpExecArray): string {
  return text.slice(Math.max(0, index + length - 12), index + length + 8)
}

function ruleAgainst(rule: 'address' | 'typography', mistakes: readonly Mistake[]): Rule {
  return ({ defaultMessage }) => {
    const text = withoutSoftHyphens(defaultMessage)
    for (const [pattern, found, advice] of mistakes) {
      const match = pattern.exec(text)
      if (match) return { rule, found: `${found} in “${around(text, match)}”`, advice }
    }
    return undefined
  }
}

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

/** By language: what `content/STYLE.md` rules out and a pattern can hold. */
const ruledOut: Readonly<Record<string, readonly (readonly [pattern: RegExp, advice: string])[]>> =
  {
    en: [
      [
        /(?<!\p{L})(?:color|behavior|favorite|labor|gray|catalog|fulfill|modeling|labeled|canceled|traveled|defense)(?:s|ed|ing)?(?!\p{L})/iu,
        'spell it as British English does',
      ],
      [/(?<!\p{L})centers?(?!\p{L})/u, 'spell it as British English does'],
      [
        /(?<!\p{L})(?:organi|reali|optimi|standardi|moderni|recogni|prioriti|authori|minimi|maximi|synchroni|normali|initiali|customi|summari|utili|analy)z(?:e|ed|es|er|ers|ing|ation)(?!\p{L})/iu,
        'spell it with s, as British English does',
      ],
      [
        new RegExp(String.raw`(?<!\p{L})${month} \d{1,2}(?:st|nd|rd|th)?,? \d{4}`, 'u'),
        'write dates as 17 November 2026',
      ],
      [
        new RegExp(String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th) (?:of )?${month}`, 'u'),
        'write dates as 17 November 2026',
      ],
      [/(?<!\d)\d{1,2}(?::\d\d)? ?[ap]\.?m(?:\.|(?!\p{L}))/iu, 'write times as 14:30'],
      [/(?<!\p{L})ha(?:s|ve) (?:its|their) seat(?!\p{L})/iu, 'write “is based”'],
      [/(?<!\p{L})(?:engineers|people) of ours(?!\p{L})/iu, 'write “our engineers”'],
      [/(?<!\p{L})an engineer of ours(?!\p{L})/iu, 'write “one of our engineers”'],
      [/(?<!\p{L})by return(?!\p{L})/iu, 'write “within one working day”'],
      [/(?<!\p{L})on the clock of(?!\p{L})/iu, 'write “Berlin time”'],
      [/(?<!\p{L})leave (?:an|your|your name and) address(?!\p{L})/iu, 'ask for the email address'],
      [/(?<!\p{L})words of clients(?!\p{L})/iu, 'write “what clients say”'],
      [/(?<!\p{L})(?:plan|takes?) some weeks(?!\p{L})/iu, 'write “several weeks”'],
      [
        /(?<!\p{L})(?:quality|life) ?(?:cycle|system) after (?:ISO|IEC)/iu,
        'work is done to a standard',
      ],
      [/(?<!\p{L})(?:is|are) no (?:free|selection|seal|offer)(?!\p{L})/iu, 'write “is not a …”'],
      [/(?<!\p{L})mend(?:s|ed|ing)?(?!\p{L})/iu, 'write “fix”'],
      [
        /(?<!\p{L})(?:two-week|first) legs?(?!\p{L})|(?<!\p{L})legs? of two weeks(?!\p{L})/iu,
        'write “sprint”',
      ],
      [
        /(?<!\p{L})(?:aboard|at the helm|keeps? the helm|holds? the wheel)(?!\p{L})/iu,
        'use no word of the sea',
      ],
    ],
    de: [
      [/(?<!\d)\d{1,2}(?:st|nd|rd|th) /u, 'write dates as 17. November 2026'],
      [/(?<!\p{L})in (?:19|20)\d\d(?![\p{L}\d])/u, 'write the year without “in”'],
      [/(?<!\p{L})Sinn (?:mach|ergibt es nicht)/iu, 'write “sinnvoll sein”'],
      [
        /(?<!\p{L})(?:steht|stehen) (?:dafür|für [^.;:]{1,60}) ein(?!\p{L})/iu,
        'write “verantwortlich sein”',
      ],
      [/(?<!\p{L})einsteh(?:en|t)(?!\p{L})/iu, 'write “verantwortlich sein”'],
      [
        /(?<!\p{L})(?:(?:Willkommen|kommt|kommen|holen|holt) (?:\p{L}+ )?an Bord|Kurs halten|zweiwöchige Etappe|am Steuer steht)(?!\p{L})/iu,
        'use no word of the sea',
      ],
      [/(?<!\p{L})Worte von Kunden(?!\p{L})/iu, 'write “Kundenstimmen”'],
      [
        /(?<!\p{L})(?:Hinterlassen|hinterlassen) Sie (?:eine|Ihre) (?:E-Mail-)?Adresse(?!\p{L})/u,
        'write “geben Sie Ihre E-Mail-Adresse an”',
      ],
      [/(?<!\p{L})Mehr Fallstudien(?!\p{L})/u, 'write “Weitere Fallstudien”'],
      [
        /(?<!\p{L})(?:Grundcode|Arbeitskodex|Arbeitsgesetz-Code)/iu,
        'write “Ursachencode” or “Arbeitsgesetzbuch”',
      ],
    ],
  }

/** The first thing in a text that the style sheet rules out, in a language that has rules. */
export function wordingFault(locale: string, text: string): Violation | undefined {
  const words = plainWords(text)
  for (const [pattern, advice] of ruledOut[locale.split('-')[0]!] ?? []) {
    const match = pattern.exec(words)
    if (match) return { rule: 'wording', found: `“${match[0].trim()}”`, advice }
  }
  return undefined
}

/** Goals and industries are stored and sent in the words of the specification. */
const fixed = /^taxonomy\.(?:goal|industry)\./

/** The style sheet for the messages of a locale. */
export function wordingRule(locale: string): Rule {
  return ({ id, words }) => (fixed.test(id) ? undefined : wordingFault(locale, words))
}

/** Words of a button that are names, and two buttons that the specification words. */
const names =
  /(?<=\s)(?:Hire Developers|Developers|More|English|RSS|NDA|FAQ|[\d{].*|[A-Z]{2,}\p{L}*)(?=\s|$|:)/gu

/** Buttons are written as sentences are: one capital, at the start. */
export const sentenceCaseButton: Rule = ({ description, words }) =>
  /^Button\b/.test(description) &&
  !/wording is fixed/.test(description) &&
  /\s\p{Lu}\p{Ll}/u.test(words.replace(names, ''))
    ? { rule: 'wording', found: `capitals in the button “${words}”`, advice: 'use sentence case' }
    : undefined
