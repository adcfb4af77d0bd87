import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import type { BlogPost } from '../BlogTeaser/BlogTeaser.tsx'
import { BlogList } from './BlogList.tsx'

const post: BlogPost = {
  slug: 'fhir-and-patient-identity',
  title: 'What FHIR does not tell you about patient identity',
  date: '2026-11-03',
  preview: 'Matching rules, merge events and the three questions to ask a hospital first.',
  image: drawing('cover-openrad'),
  category: 'healthcare',
  tags: ['FHIR', 'HL7'],
  author: 'Helmwright Team',
}

/** So many posts, each with its own slug. */
export const some = (count: number): BlogPost[] =>
  Array.from({ length: count }, (_, at) => ({
    ...post,
    slug: `${post.slug}-${at + 1}`,
    title: `${post.title}, part ${at + 1}`,
  }))

const pagesOf = (count: number, current: number) =>
  Array.from({ length: count }, (_, at) => ({
    page: at + 1,
    path: at === 0 ? '/blog' : `/blog/page/${at + 1}`,
    current: at + 1 === current,
  }))

export const shared = {
  title: 'Blog',
  lead: 'What we have learned in our work, with figures, database queries and the mistakes we made.',
  choice: { page: 1 },
  categories: [
    { title: 'All articles', path: '/blog', current: true },
    { title: 'Healthcare (9)', path: '/blog/category/healthcare' },
    { title: 'Engagement models (2)', path: '/blog/category/engagement' },
  ],
  tags: [
    { title: 'FHIR (9)', path: '/blog/tag/fhir' },
    { title: 'Node.js (2)', path: '/blog/tag/node-js' },
  ],
  rareTags: [{ title: 'HL7 (1)', path: '/blog/tag/hl7' }],
  pages: pagesOf(3, 2),
  path: '/blog',
  feed: '/rss.xml',
} as const

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['blog', 'blog-teaser', 'search', 'tags', 'taxonomy'],
  examples: {
    usual: <BlogList {...shared} posts={some(9)} />,
    'one post of a tag': (
      <BlogList {...shared} title="Articles tagged Node.js" posts={some(1)} pages={[]} />
    ),
    'the first of two pages': <BlogList {...shared} posts={some(2)} pages={pagesOf(2, 1)} />,
    'many pages and tags': (
      <BlogList
        {...shared}
        posts={some(4)}
        pages={pagesOf(24, 24)}
        tags={some(40).map(({ slug }, at) => ({ title: `${slug} (${at})`, path: `#${slug}` }))}
      />
    ),
  },
}
