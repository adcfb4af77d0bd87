/** Answer of `GET /api/free-devs` (E-17). */
export type FreeDevelopersAnswer = { total: number; free: number }

/**
 * The answer, when it can be shown: whole numbers with 0 < free ≤ total. Anything else, such as a
 * missing number, is no answer.
 */
export function shownAnswer(answer: unknown): FreeDevelopersAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { total, free } = answer as Partial<Record<'total' | 'free', unknown>>
  if (!isWhole(total) || !isWhole(free)) return undefined
  return free > 0 && free <= total ? { total, free } : undefined
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
