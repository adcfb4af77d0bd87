import type { Fault } from './finding.ts'
import { escaped } from './glossary-terms.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { SourceEntry } from './source-entry.ts'

/** From so many words on a text is taken for a sentence. */
const sentence = 3

/** A sentence that stands in a translation as it does in English; names of the glossary do not count. */
export function sameText(translated: ParsedMessage, english: SourceEntry): Fault | undefined {
  if (translated.words !== english.words) return undefined
  const names = english.terms.filter(({ keep }) => keep).map(({ term }) => escaped(term))
  const own =
    names.length > 0 ? english.words.replace(RegExp(names.join('|'), 'g'), '') : english.words
  const found = own.match(/\p{L}{2,}/gu) ?? []
  // Names of cities and people have no small word among them.
  return found.length < sentence || !found.some((word) => /^\p{Ll}/u.test(word))
    ? undefined
    : {
        rule: 'same-text',
        level: 'warning',
        found: 'the text is the English one',
        advice: 'translate it, or keep it as a term in locales/glossary.json',
      }
}
