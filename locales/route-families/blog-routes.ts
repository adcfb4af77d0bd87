import type { RouteRecord } from '../route-record.ts'

/** What all lists of posts have in common. */
const list = {
  label: 'common.route.blog',
  // Every page has the words of the search; the lists show them and are dated by them too.
  catalogs: ['blog', 'blog-teaser', 'search', 'tags'],
  kind: 'list',
  sections: ['S-05'],
  index: true,
} as const

/** What pages have in common whose title comes from the posts. */
const below = { parent: 'blog', title: null, description: null } as const

/** The blog: its lists and its posts. */
export const blogRoutes = {
  blog: {
    ...list,
    path: '/blog',
    parent: 'home',
    title: 'blog.head.title',
    description: 'blog.head.description',
    menu: ['header'],
  },
  'blog.page': { ...list, ...below, path: '/blog/page/@page' },
  'blog.category': { ...list, ...below, path: '/blog/category/@category' },
  'blog.tag': { ...list, ...below, path: '/blog/tag/@tag' },
  'blog.post': {
    ...below,
    path: '/blog/@post',
    label: 'common.route.blog',
    catalogs: ['blog', 'blog-teaser', 'featured-content', 'plates', 'tags'],
    kind: 'post',
    sections: ['S-04'],
    index: true,
  },
} as const satisfies Record<string, RouteRecord>
