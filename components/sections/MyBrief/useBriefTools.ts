import { useHref } from '../../text/useHref.ts'
import type { BriefGroup } from './CollectedGroup.tsx'

/** The page that each group comes from. */
export const briefTools = {
  finder: 'service-finder',
  cost: 'team-cost',
  hours: 'working-hours',
  comparison: 'compare',
  questions: 'procurement',
} as const satisfies Record<BriefGroup, string>

/** Paths of those pages, by group. */
export type BriefTools = Partial<Record<BriefGroup, string>>

export function useBriefTools(): BriefTools {
  const href = useHref()
  return Object.fromEntries(Object.entries(briefTools).map(([group, tool]) => [group, href(tool)]))
}
