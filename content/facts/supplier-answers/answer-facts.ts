import type { RouteId } from '../../../locales/route-table.ts'

/** Questionnaires and rules by which answers are filtered; what each is called is `procurement.framework.<id>`. */
export const frameworks = ['caiq', 'sig', 'iso-27001', 'gdpr', 'hipaa'] as const

export type Framework = (typeof frameworks)[number]

/** Who keeps an answer true; named by `procurement.owner.<id>`. */
type AnswerOwner = 'security' | 'privacy' | 'people' | 'operations' | 'finance' | 'delivery'

/** What is known of an answer beside its words, which are a part of `content/pages/procurement` with the same id. */
export type AnswerFacts = {
  id: string
  owner: AnswerOwner
  /** Day on which the owner last checked it. */
  asOf: string
  /** The page that says more, and the id of the place on it; nothing where this answer is all. */
  proof?: { route: RouteId; at?: string }
  /** Where it belongs in each framework, in the signs of that: a domain, a control, an article. */
  frameworks: Readonly<Partial<Record<Framework, readonly string[]>>>
  /** A page cannot answer it, and the answer begins with that. */
  elsewhere?: boolean
  /** What it says is invented, until the company has confirmed it. */
  sample?: boolean
}
