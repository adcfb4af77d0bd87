import { matchRoute } from '../../locales/routes.ts'
import { builtHtml } from './crawler/read-build.ts'

type HtmlFile = { name: string; html: string }

/** The HTML files of the build in one language, by the route that they belong to. */
export function htmlByFamily(locale: 'en' | 'de'): { family: string; files: HtmlFile[] }[] {
  const families = new Map<string, HtmlFile[]>()
  for (const file of builtHtml()) {
    const german = file.name.startsWith('de/')
    if (german !== (locale === 'de')) continue
    const family = familyOf(file.name.replace(/^de\//, ''))
    families.set(family, [...(families.get(family) ?? []), file])
  }
  return [...families].map(([family, files]) => ({ family, files }))
}

/** Files without a route answer where no page was found, or where something broke. */
function familyOf(name: string): string {
  const path = `/${name}`.replace(/\/index\.html$/, '') || '/'
  return matchRoute(path)?.id ?? 'answers'
}
