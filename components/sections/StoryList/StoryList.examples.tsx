import type { Examples } from '../../examples.ts'
import type { CaseStudy } from '../CaseStudyCard/CaseStudyCard.tsx'
import { StoryList } from './StoryList.tsx'

const stories: readonly CaseStudy[] = [
  {
    slug: 'openrad',
    title: 'One reading list for eleven clinics',
    summary: 'Eleven archives, one list, and a study opens in two seconds.',
    industry: 'healthcare',
    platform: 'web',
    country: 'DE',
    model: 'build',
    teamSize: 7,
    technologies: ['Angular', 'Java', 'HL7'],
  },
  {
    slug: 'tipalti',
    title: 'Payments that explain themselves',
    summary: 'A supplier sees why an invoice waits, and who has to act.',
    industry: 'healthcare',
    platform: 'web',
    country: 'DE',
    model: 'build',
    teamSize: 1,
    technologies: ['TypeScript'],
  },
]

export const examples: Examples = {
  rows: ['S-03'],
  namespaces: ['stories', 'taxonomy', 'claims'],
  examples: {
    usual: <StoryList stories={stories} />,
    'one story': <StoryList stories={stories.slice(0, 1)} />,
    longest: (
      <StoryList
        stories={[
          {
            ...stories[0]!,
            slug: 'returnmates',
            title:
              'One reading list for eleven clinics in three countries that had never shared a picture before',
            summary: `${stories[0]!.summary} `.repeat(3),
          },
          ...stories,
        ]}
      />
    ),
  },
}
