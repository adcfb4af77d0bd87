import type { ToolGroup } from '../components/sections/ToolsTabs/ToolsTabs.tsx'
import { useText } from '../components/text/useText.ts'
import type { toolsOf } from './tools-of.ts'

/** Groups of tools with their names in words, as S-39 shows them. */
export function useToolGroups(groups: ReturnType<typeof toolsOf>): ToolGroup[] {
  const text = useText()
  return groups.map(({ id, items }) => ({ title: text(`tools-tabs.group.${id}`), items }))
}
