import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { Section } from '../../ui/Section.tsx'
import { type BlogPost, BlogTeaser } from './BlogTeaser.tsx'

export const post: BlogPost = {
  slug: 'fhir-and-patient-identity',
  title: 'What FHIR does not tell you about patient identity',
  date: '2026-11-03',
  preview:
    'Matching rules, merge events and the three questions to ask a hospital before the first interface is opened.',
  image: drawing('cover-openrad'),
  category: 'healthcare',
  tags: ['FHIR'],
  author: 'Helmwright Team',
}

const longest: BlogPost = {
  ...post,
  title:
    'Why our engineers stay, what five years of exit interviews say about it and which of our own rules we threw away',
  category: 'engagement',
  tags: ['Teams', 'Interviews', 'Retention', 'Salaries', 'Career development'],
  author: 'Ida Brandt, Onni Salo and the Helmwright Team',
}

function Page({ post: shown }: { post: BlogPost }) {
  return (
    <Section opening="beside" title="A teaser on its own">
      <BlogTeaser post={shown} />
    </Section>
  )
}

export const examples: Examples = {
  rows: ['S-05'],
  catalogs: ['blog-teaser', 'taxonomy'],
  examples: {
    usual: <Page post={post} />,
    longest: <Page post={longest} />,
    shortest: (
      <Page post={{ ...post, title: 'Go 2', preview: 'No.', category: 'delivery', tags: [] }} />
    ),
    'without an author': <Page post={{ ...post, author: undefined }} />,
  },
}
