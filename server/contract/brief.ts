import { limits } from './limits.ts'
import { oneLine } from './text-fields.ts'

/** The answers of the finder, as the browser keeps them and requests carry them (API-07), in the order of its questions. */
export const answerKeys = ['goal', 'industry', 'final', 'service'] as const

export type AnswerKey = (typeof answerKeys)[number]

/** What a visitor collects on the pages that work something out, beside the answers of the finder. */
export const briefParts = ['cost', 'hours', 'comparison', 'questions'] as const

export type BriefPart = (typeof briefParts)[number]

/** Everything that an address can bring along for a request, each by a key of the query. */
export const collectedKeys = [...answerKeys, ...briefParts] as const

/** For each part the query of the page that shows it, such as `role=qa-engineers&count=2`. */
export type Brief = Partial<Record<BriefPart, string>>

/** What a part says in words, line by line. */
export type BriefLine = { label: string; value: string }

/** A part with the query of its page, what that page said of it, and whether its figures are invented. */
export type KeptPart = { query: string; lines: readonly BriefLine[]; sample?: boolean }

export type KeptParts = Partial<Record<BriefPart, KeptPart>>

/** The brief among the values of an address or a form: known parts on one line each, cut to their limit. */
export function briefFromValues(values: Readonly<Record<string, unknown>>): Brief {
  const brief: Brief = {}
  for (const part of briefParts) {
    const value = Object.hasOwn(values, part) ? values[part] : undefined
    const query = typeof value === 'string' ? cut(oneLine(value)) : ''
    if (query) brief[part] = query
  }
  return brief
}

/** A brief as one query, which addresses and forms carry; '' when nothing is in it. */
export function briefQuery(brief: Brief): string {
  const parts = briefParts.flatMap((part): [string, string][] =>
    brief[part] ? [[part, brief[part]]] : [],
  )
  return new URLSearchParams(parts).toString()
}

/** The brief that a query carries. */
export function briefFromQuery(query: string | undefined): Brief {
  return briefFromValues(Object.fromEntries(new URLSearchParams(query)))
}

/** A query within its limit, without the pair that the limit would tear. */
function cut(query: string): string {
  if (query.length <= limits.briefPart) return query
  return query.slice(0, Math.max(0, query.lastIndexOf('&', limits.briefPart)))
}
