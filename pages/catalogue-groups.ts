import { technologyIcon } from '../components/art/technology-icon.ts'
import type { TechnologyGroup } from '../components/sections/TechnologyCatalogue/technology.ts'
import { type TechnologyGroupId, technologyGroups } from '../content/facts/technologies.ts'

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
