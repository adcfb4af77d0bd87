import type { BriefPart } from '../../../server/contract/brief.ts'
import { type Collected, type CollectedKey, isAnswer } from '../../questionnaire/collected.ts'

/** What the page lists under one heading: the answers of the finder together, each part of the brief by itself. */
export type BriefGroup = 'finder' | BriefPart

/** By what the page of a group shows it again. */
export function queryOfGroup(group: BriefGroup, { answers, parts }: Collected): string {
  if (group !== 'finder') return parts[group]?.query ?? ''
  const { goal, industry } = answers
  return new URLSearchParams({
    ...(goal ? { goal } : {}),
    ...(industry ? { industry } : {}),
  }).toString()
}

/** The groups of what is there, in its order. */
export function groupsOf(keys: readonly CollectedKey[]): BriefGroup[] {
  return [...new Set(keys.map(groupOf))]
}

export function groupOf(key: CollectedKey): BriefGroup {
  return isAnswer(key) ? 'finder' : key
}
