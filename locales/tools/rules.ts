import { defaultLocale } from '../locales.ts'
import { pluralRules } from './plural-rules.ts'
import { describedRules } from './described-rules.ts'
import type { Rule } from './rule.ts'
import { textRules } from './text-rules.ts'
import { typographyRules } from './typography-rules.ts'
import { sentenceCaseButton, wordingRule } from './wording-rule.ts'

/** Rules for the text of a message in a locale. */
export function rulesOf(locale: string): readonly Rule[] {
  return [
    ...textRules(locale),
    ...typographyRules(locale),
    ...pluralRules(locale),
    wordingRule(locale),
  ]
}

/** Rules for a message of the source language. */
export const sourceRules: readonly Rule[] = [
  ...describedRules,
  ...rulesOf(defaultLocale),
  sentenceCaseButton,
]
