import { technologyIcon } from '../components/art/technology-icon.ts'
import type { TechnologyGroup } from '../components/sections/TechnologyCatalogue/TechnologyCatalogue.tsx'
import { type TechnologyGroupId, technologyGroups } from '../content/facts/technologies.ts'
import { type ToolGroupId, toolGroups } from '../content/facts/tools.ts'
import type { ToolGroup } from '../components/sections/ToolsTabs/ToolsTabs.tsx'
import { useText } from '../components/text/useText.ts'

/** Some groups of the catalogue, in its order. */
export function catalogueOf(...titles: readonly TechnologyGroupId[]): readonly TechnologyGroup[] {
  return catalogueGroups.filter(({ title }) => titles.includes(title))
}

/** All technologies with their marks, as S-08 shows them. */
export const catalogueGroups: readonly TechnologyGroup[] = technologyGroups.map(
  ({ title, items }) => ({
    title,
    items: items.map(({ subtitle, icon }) => ({ subtitle, image: technologyIcon(icon) })),
  }),
)

/** Some groups of tools with their marks; all of them unless told. */
export function toolsOf(...ids: readonly ToolGroupId[]) {
  return toolGroups
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id, items }) => ({
      id,
      items: items.map(({ subtitle, icon }) => ({ subtitle, image: technologyIcon(icon) })),
    }))
}

/** Groups of tools with their names in words, as S-39 shows them. */
export function useToolGroups(groups: ReturnType<typeof toolsOf>): ToolGroup[] {
  const text = useText()
  return groups.map(({ id, items }) => ({ title: text(`tools-tabs.group.${id}`), items }))
}
