import { continuity } from './supplier-answers/continuity.ts'
import { delivery } from './supplier-answers/delivery.ts'
import { finance } from './supplier-answers/finance.ts'
import { people } from './supplier-answers/people.ts'
import { privacy } from './supplier-answers/privacy.ts'
import { security } from './supplier-answers/security.ts'

/** Answers for supplier checks by group, in the order of the page. */
export const supplierAnswers = {
  /** Owners and days are invented, until the company has named its own. */
  sample: true,
  groups: { security, privacy, people, continuity, finance, delivery },
} as const

export type AnswerGroup = keyof typeof supplierAnswers.groups
