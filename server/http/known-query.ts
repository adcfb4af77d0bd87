import { goals, industries } from '../../content/taxonomy.ts'
import type { RouteId } from '../../locales/routes.ts'

/** Pages whose query can say few things only, and what each key can say. */
const knownValues: Partial<Record<RouteId, Readonly<Record<string, readonly string[]>>>> = {
  'service-finder': { step: ['1', '2', '3'], goal: goals, industry: industries },
}

/**
 * The query of a page in its one form: the keys that the page reads, in the order of the route table. What
 * else the address carries is left out, so it neither reaches the page nor makes another address of it.
 * @param query as Express read it
 * @returns the query without a question mark; undefined when a value is not one of the page's own
 */
export function knownQuery(
  id: RouteId,
  query: Readonly<Record<string, unknown>>,
): string | undefined {
  const values = knownValues[id]
  if (!values) return undefined
  const asked = Object.entries(values).filter(([key]) => key in query)
  const known = asked.every(([key, list]) => list.some((value) => value === query[key]))
  return known ? asked.map(([key]) => `${key}=${String(query[key])}`).join('&') : undefined
}
