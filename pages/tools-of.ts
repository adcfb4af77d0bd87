import { technologyIcon } from '../components/art/technology-icon.ts'
import { type ToolGroupId, toolGroups } from '../content/facts/tools.ts'

/** Some groups of tools with their marks; all of them unless told. */
export function toolsOf(...ids: readonly ToolGroupId[]) {
  return toolGroups
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id, items }) => ({
      id,
      items: items.map(({ subtitle, icon }) => ({ subtitle, image: technologyIcon(icon) })),
    }))
}
