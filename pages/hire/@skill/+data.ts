import { render } from 'vike/abort'
import { hirePlates } from '../../../content/facts/plates.ts'
import type { PageContextServer } from 'vike/types'
import { featuredPosts } from '../../../components/sections/FeaturedContent/featured-posts.ts'
import { postsOn, teaserOf, tagSlug } from '../../../content/blog-lists.ts'
import { hiringWays, isSkill, skillPage } from '../../../content/load-pages.server.ts'
import { posts } from '../../../content/load.server.ts'
import {
  comparisonOf,
  frameworksOf,
  firstScreenOf,
  headingOf,
  pointsOf,
  questionsOf,
} from '../../../content/page-sections.ts'
import { href } from '../../../locales/addresses.ts'
import { levelRates } from '../../../content/selling-facts.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams: { skill } }: PageContextServer) {
  if (!isSkill(skill)) throw render(404)
  const { text, tag } = skillPage(locale, skill)
  const { sections } = text
  const all = posts(locale)
  const slug = tagSlug(tag)
  const featured = featuredPosts(all.map(teaserOf), { value: tag })
  const rates = levelRates(skill)
  return {
    showsSample:
      rates.sample ||
      all.some((post) => post.sample && featured.some((shown) => shown.slug === post.slug)),
    hero: firstScreenOf(sections.hero),
    facts: offeredFacts(locale, skill),
    rates,
    skill,
    plate: hirePlates[skill],
    frameworks: {
      ...headingOf(sections.frameworks),
      frameworks: frameworksOf(sections.frameworks),
    },
    points: { title: sections.points.title, points: pointsOf(sections.points) },
    comparison: { ...headingOf(sections.comparison), ...comparisonOf(hiringWays(locale)) },
    featured: {
      subject: tag,
      posts: featured,
      all:
        postsOn(all, { tag: slug }).length > 0
          ? href('blog.tag', locale, { tag: slug })
          : href('blog', locale),
    },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
  }
}
