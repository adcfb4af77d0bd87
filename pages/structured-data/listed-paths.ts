import { type PostChoice, postsOn } from '../../content/blog-lists.ts'
import { posts, stories } from '../../content/load.server.ts'
import { serviceSlugs } from '../../content/schema.ts'
import {
  hireCountries,
  industries,
  industryPaths,
  type Model,
  modelPaths,
  type PostCategory,
  roles,
  skills,
} from '../../content/taxonomy.ts'
import type { Locale } from '../../locales/locales.ts'
import { href, localizedPath } from '../../locales/routes.ts'
import { siteMapGroups } from '../site-map-groups.ts'
import type { DescribedPage } from './described-page.ts'

/** The pages that a list leads to, in their visible order; none for a page that lists no pages. */
export function listedPaths({ id, params, locale }: DescribedPage): string[] {
  const { page = '1', category, tag = '' } = params
  switch (id) {
    case 'services':
      return serviceSlugs.map((slug) => href(`services.${slug}`, locale))
    case 'industries':
      return industries.flatMap((industry) => {
        const path = industryPaths[industry]
        return path ? [localizedPath(path, locale)] : []
      })
    case 'engagement-models':
      return Object.keys(modelPaths).map((model) =>
        localizedPath(modelPaths[model as Model], locale),
      )
    case 'hire':
      return hirePaths(locale)
    case 'success-stories':
      return stories(locale).map(({ slug, language }) =>
        href('success-stories.story', language ?? locale, { story: slug }),
      )
    case 'blog':
    case 'blog.page':
      return postPaths(locale, { page: Number(page) })
    case 'blog.category':
      return postPaths(locale, { category: category as PostCategory })
    case 'blog.tag':
      return postPaths(locale, { tag })
    case 'sitemap':
      return siteMapGroups(locale).flatMap(({ links }) => links.map(({ path }) => path))
    default:
      return []
  }
}

function hirePaths(locale: Locale): string[] {
  return [
    ...roles.map((role) => href('hire.role', locale, { role })),
    ...skills.map((skill) => href('hire.skill', locale, { skill })),
    ...Object.keys(hireCountries).map((country) => href('hire.country', locale, { country })),
  ]
}

function postPaths(locale: Locale, choice: PostChoice): string[] {
  return postsOn(posts(locale), choice).map(({ slug, language }) =>
    href('blog.post', language ?? locale, { post: slug }),
  )
}
