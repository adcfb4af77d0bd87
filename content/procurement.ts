import type { AddressQuery } from './address-query.ts'
import { type AnswerGroup, supplierAnswers } from './facts/supplier-answers.ts'
import {
  type AnswerFacts,
  type Framework,
  frameworks,
} from './facts/supplier-answers/answer-facts.ts'
import { isDay } from './working-hours.ts'

/** Groups of answers in the order of the page, each with the facts of its answers. */
export const answerGroups = Object.entries(supplierAnswers.groups) as readonly (readonly [
  AnswerGroup,
  readonly AnswerFacts[],
])[]

const answerIds: readonly string[] = answerGroups.flatMap(([, answers]) =>
  answers.map(({ id }) => id),
)

export const answerCount = answerIds.length

/** What the page about supplier checks shows. */
export type Room = {
  search: string
  framework: Framework | undefined
  /** Day, such as 2026-10-01: only answers that were checked on it or later. */
  since: string | undefined
  /** Ids of the selected answers, in the order of the page. */
  selected: readonly string[]
  /** Only the selected answers are shown, open, as they are printed. */
  selectedOnly: boolean
  /** How many ids of the address belong to no answer. */
  unknown: number
}

/** Whether a visitor asked for some of the answers. */
export function isNarrowed({ search, framework, since, selectedOnly }: Room): boolean {
  return search !== '' || framework !== undefined || since !== undefined || selectedOnly
}

/** Longest search that is read, in characters. */
export const longestSearch = 100

/** Ids that are counted as unknown at most: an address can hold thousands. */
const mostUnknown = 99

/** What an address asks for. Whatever it says that nobody knows is left out, so that every address has an answer. */
export function readRoom(query: AddressQuery): Room {
  const asked = new Set((query.q ?? []).flatMap((ids) => ids.split(',')).filter((id) => id !== ''))
  const selected = answerIds.filter((id) => asked.has(id))
  const selectedOnly = query.show?.[0] === 'selected' && selected.length > 0
  // The form sends its filters along; they would hide what was selected before.
  const { search, framework, since }: AddressQuery = selectedOnly ? {} : query
  return {
    search: (search?.[0] ?? '').trim().slice(0, longestSearch),
    framework: frameworks.find((id) => id === framework?.[0]),
    since: since?.find(isDay),
    selected,
    selectedOnly,
    unknown: Math.min(asked.size - selected.length, mostUnknown),
  }
}

/** The query of selected answers, without a question mark: all of them take less than a thousand characters. */
export function questionsQuery(selected: readonly string[]): string {
  return `q=${answerIds.filter((id) => selected.includes(id)).join(',')}`
}

/** Whether the facts of an answer fit the filters of an address. */
export function fitsFilters(
  { id, asOf, frameworks: places }: AnswerFacts,
  { framework, since, selected, selectedOnly }: Room,
): boolean {
  return (
    (framework === undefined || places[framework] !== undefined) &&
    (since === undefined || asOf >= since) &&
    (!selectedOnly || selected.includes(id))
  )
}

/** Forms in which answers can be taken along; `print` is a page. */
export const exportFormats = ['csv', 'xlsx', 'markdown', 'print'] as const

/** Outlines that buyers read before a contract, a page each. */
export const documentSlugs = [
  'contract-outline',
  'processing-outline',
  'exit-plan',
  'insurance',
  'sub-processors',
] as const

export type DocumentSlug = (typeof documentSlugs)[number]
