import { technologyIcon } from '../components/art/drawing.ts'
import {
  atHome,
  type TechnologyGroup,
} from '../components/sections/TechnologyCatalogue/TechnologiesByGroup.tsx'
import { type TechnologyGroupId, technologyGroups } from '../content/facts/technologies.ts'
import { type ToolGroupId, toolGroups } from '../content/facts/tools.ts'
import type { ToolGroup } from '../components/sections/ToolsTabs/ToolsTabs.tsx'
import { useText } from '../components/text/useText.ts'
import type { Framework } from '../components/sections/Frameworks/Frameworks.tsx'
import type { Locale } from '../locales/locales.ts'
import { href } from '../locales/addresses.ts'
import type { Story } from '../content/story.ts'
import type { Role, Skill } from '../content/taxonomy.ts'

/** Some groups of the catalogue, in its order. */
export function catalogueOf(...titles: readonly TechnologyGroupId[]): readonly TechnologyGroup[] {
  return catalogueGroups.filter(({ title }) => titles.includes(title))
}

/** All technologies with their marks, as S-08 shows them. */
export const catalogueGroups: readonly TechnologyGroup[] = technologyGroups.map(
  ({ title, role, items }) => ({
    title,
    role,
    items: items.map(({ subtitle, home, icon }) => ({
      subtitle,
      home,
      image: technologyIcon(icon),
    })),
  }),
)

/**
 * The whole catalogue with the ways on from it: names that have a page to hire for, and for each group two stories,
 * none of which is named twice.
 */
export function linkedCatalogue(locale: Locale, stories: readonly Story[]): TechnologyGroup[] {
  const named = new Set<Story>()
  return catalogueGroups.map((group) => {
    const own = atHome(group).map(({ subtitle }) => subtitle)
    const shown = stories
      .filter((story) => !named.has(story) && story.technologies.some((name) => own.includes(name)))
      .slice(0, 2)
    for (const story of shown) named.add(story)
    return {
      ...group,
      items: group.items.map((item) => {
        const page = hirePages[item.subtitle]
        return { ...item, href: page && 'skill' in page ? linkTo(page, locale) : undefined }
      }),
      stories: shown,
    }
  })
}

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

type HirePage = { skill: Skill } | { role: Role }

/** The page on which engineers for a language or framework can be hired; what has none has no link. */
const hirePages: Readonly<Record<string, HirePage>> = {
  JavaScript: { skill: 'javascript-developers' },
  TypeScript: { skill: 'typescript-developers' },
  'Node.js': { skill: 'node-developers' },
  Express: { skill: 'node-developers' },
  Python: { skill: 'python-developers' },
  FastAPI: { skill: 'python-developers' },
  Flask: { skill: 'python-developers' },
  Go: { skill: 'golang-developers' },
  '.NET': { skill: 'dotnet-developers' },
  'C#': { skill: 'dotnet-developers' },
  Dart: { skill: 'flutter-developers' },
  React: { skill: 'react-developers' },
  'Next.js': { skill: 'react-developers' },
  'React Router': { skill: 'react-developers' },
  Angular: { skill: 'typescript-developers' },
  'Vue.js': { skill: 'javascript-developers' },
  Svelte: { skill: 'javascript-developers' },
  Astro: { skill: 'javascript-developers' },
  'React Native': { skill: 'react-native-developers' },
  Flutter: { skill: 'flutter-developers' },
  'Kotlin Multiplatform': { role: 'mobile-developers' },
  'Jetpack Compose': { role: 'android-developers' },
  SwiftUI: { role: 'ios-developers' },
  'ASP.NET Core': { skill: 'dotnet-developers' },
  Django: { skill: 'python-developers' },
  NestJS: { skill: 'node-developers' },
  'Spring Boot': { role: 'back-end-developers' },
  Laravel: { role: 'back-end-developers' },
  'Ruby on Rails': { role: 'back-end-developers' },
}

/** Frameworks (S-42) with the way to the engineers who use them. */
export function withHireLinks(frameworks: readonly Framework[], locale: Locale): Framework[] {
  return frameworks.map((framework) => {
    const page = hirePages[framework.name]
    return page ? { ...framework, link: linkTo(page, locale) } : framework
  })
}

function linkTo(page: HirePage, locale: Locale): string {
  return 'skill' in page
    ? href('hire.skill', locale, { skill: page.skill })
    : href('hire.role', locale, { role: page.role })
}
