import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import type { BlogPost } from '../BlogTeaser/BlogTeaser.tsx'
import { FeaturedContent } from './FeaturedContent.tsx'

const author = 'Helmwright Team'

export const posts: readonly BlogPost[] = [
  {
    slug: 'fhir-and-patient-identity',
    title: 'What FHIR does not tell you about patient identity',
    date: '2026-11-03',
    preview:
      'Matching rules, merge events and the three questions to ask a hospital before the first interface is opened.',
    image: drawing('cover-openrad'),
    category: 'healthcare',
    tags: ['FHIR'],
    author,
  },
  {
    slug: 'why-engineers-stay',
    title: 'Why our engineers stay: five years of exit interviews',
    date: '2026-10-21',
    preview: 'We read 212 exit interviews and changed how we staff projects. The list of changes.',
    image: drawing('cover-returnmates'),
    category: 'teams',
    tags: ['Retention'],
    author,
  },
  {
    slug: 'a-cluster-you-can-hand-over',
    title: 'A cluster you can hand over: our review checklist',
    date: '2026-10-09',
    preview:
      'Runbooks, cost labels and an owner for every alert. The list we use before a platform changes hands.',
    image: drawing('cover-tipalti'),
    category: 'technology',
    tags: ['Kubernetes', 'Checklists'],
    author,
  },
  {
    slug: 'payouts-on-the-promised-day',
    title: 'Payouts on the promised day',
    date: '2026-09-22',
    preview: 'Cut-off times of forty banks in one calendar that operations can read.',
    image: drawing('cover-tipalti'),
    category: 'payments',
    tags: ['Payments'],
    author: 'Onni Salo',
  },
  {
    slug: 'two-weeks-of-shadowing',
    title: 'Two weeks of shadowing, or how a replacement learns your product',
    date: '2026-09-01',
    preview:
      'What the leaver writes down, what the successor asks, and what you can check yourself.',
    image: drawing('cover-openrad'),
    category: 'teams',
    tags: ['Onboarding'],
    author,
  },
  {
    slug: 'the-sixth',
    title: 'A sixth post, which is never shown',
    date: '2026-08-14',
    preview: 'Older than the others.',
    image: drawing('cover-returnmates'),
    category: 'teams',
    tags: [],
    author,
  },
]

export const examples: Examples = {
  rows: ['S-04'],
  catalogs: ['featured-content', 'blog-teaser', 'tags', 'taxonomy'],
  examples: {
    usual: <FeaturedContent posts={posts} all="/blog" />,
    'filtered to two': (
      <FeaturedContent posts={posts.slice(0, 5)} value="teams" all="/blog?category=teams" />
    ),
    'one post': <FeaturedContent posts={posts.slice(0, 1)} all="/blog" />,
    longest: (
      <FeaturedContent
        posts={posts.map((post) => ({
          ...post,
          title: `${post.title}, and what the people who have to live with it say a year later`,
          tags: [...post.tags, 'Interviews', 'Software development outsourcing'],
        }))}
        all="/blog"
      />
    ),
  },
}
