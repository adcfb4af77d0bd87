import { type Answers, validAnswer } from '../../questionnaire/valid-answer.ts'

/** FIRST, SECOND and THIRD: goal, industry, summary. */
export const steps = [1, 2, 3] as const

export type Step = (typeof steps)[number]

/** The query of a finder's address, as it came. */
export type FinderQuery = { step?: string; goal?: string; industry?: string }

/** The two answers of the finder. */
export type FinderAnswers = Pick<Answers, 'goal' | 'industry'>

/** The answers that a query carries; empty where it has none, or one that does not exist. */
export function answersOf({ goal, industry }: FinderQuery): FinderAnswers {
  return { goal: validAnswer('goal', goal), industry: validAnswer('industry', industry) }
}

/** The furthest step that the answers allow: no industry without a goal, no summary without both. */
export function reachableStep(wanted: number, { goal, industry }: FinderAnswers): Step {
  const furthest = goal === '' ? 1 : industry === '' ? 2 : 3
  return steps.findLast((step) => step <= Math.min(wanted, furthest)) ?? 1
}

/** The step that an address asks for: its `step`, else the one after the answers it carries. */
export function wantedStep({ step, goal, industry }: FinderQuery): number {
  if (step) return Number(step) || 1
  if (industry) return 3
  return goal ? 2 : 1
}

/** Query and hash of the address of a step; answers leave the address, they are stored. */
export function searchOfStep(search: string, step: Step): string {
  const query = new URLSearchParams(search)
  query.delete('goal')
  query.delete('industry')
  query.set('step', String(step))
  return `?${query}`
}
