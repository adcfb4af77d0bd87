import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { exampleSteps } from '../StoryCard/StoryCard.examples.tsx'
import type { Department } from './department.ts'
import { DepartmentsNavigation } from './DepartmentsNavigation.tsx'

const mark = { src: '/favicon.svg', width: 32, height: 32 }

const cases: Department = {
  title: 'Healthcare',
  isCase: true,
  caseTitle: 'Radiologists read three scans in the time of one',
  caseDescription:
    'A reading room in the browser for a sample clinic network: nine engineers, fourteen months, and no scan that leaves the clinic.',
  caseLink: '#openrad',
  infoBackground: 'night',
  whiteLogo: drawing('helm-measured-dark'),
}

const review: Department = {
  title: 'Finance',
  isReview: true,
  reviewText:
    'They told us in the second week that our ledger would not balance at the end of the quarter. They were right, and they had the fix ready.',
  reviewAuthor: 'Sample Reviewer',
  reviewAuthorPosition: 'Head of payments at a sample bank',
  reviewAuthorPhoto: drawing('cover-tipalti'),
  reviewStars: ['full', 'full', 'full', 'full', 'partial'],
  reviewExternalLink: '#review',
}

const info: Department = {
  title: 'Logistics',
  isInfo: true,
  infoTitle: 'Forty engineers who know what a manifest is',
  infoSubtitle:
    'Customs, slots, cold chains: five teams work on freight today, two of them on returns.',
  infoFlag: drawing('helm-measured-day'),
}

const names = [
  'Education',
  'Insurance',
  'Retail and e-commerce',
  'Travel',
  'Energy',
  'Telecom',
  'Media',
  'Agriculture',
  'Manufacturing',
  'Public sector',
  'Legal',
  'Security',
  'AdTech',
]

/** That many departments of all kinds. */
const departments = (count: number) =>
  [
    cases,
    review,
    info,
    ...names.map((title, at): Department => {
      const kinds = [
        { ...cases, infoBackground: 'buff', whiteLogo: undefined },
        { ...review, reviewStars: 4 },
        info,
      ] as const
      return { ...kinds[at % 3], title }
    }),
  ].slice(0, count)

const show = (list: readonly Department[], selected?: string) => (
  <DepartmentsNavigation
    copy="departments-navigation.section"
    departments={list}
    selected={selected}
  />
)

const longest: Department = {
  ...review,
  title: 'Pharmaceutical supply chains and the regulation of medical devices',
  reviewText: review.reviewText!.repeat(4),
  reviewAuthorPosition:
    'Deputy director for the supply of medicines to hospitals in remote places, sample agency',
}

export const examples: Examples = {
  rows: ['S-35'],
  catalogs: ['departments-navigation', 'stories'],
  examples: {
    'three (layout 3)': show(departments(3)),
    'five (layout 6)': show(departments(5)),
    'eight (layout 6-9)': show(departments(8), 'Finance'),
    'twelve (layout 10-12)': show(departments(12), 'Logistics'),
    'sixteen (layout 13+)': show(departments(16)),
    'one department': show(departments(1)),
    'a title alone': show([cases, { title: 'Sports' }, { title: 'Real estate' }, review]),
    'with logos': show([
      { ...cases, logo: mark, logoNotReadable: true },
      { ...review, logo: drawing('helm-measured-day') },
      { ...info, logo: mark, logoNotReadable: true },
    ]),
    'with a result': show([
      {
        ...cases,
        whiteLogo: undefined,
        caseChange: { measure: 'Reports resent', before: 21, after: 2, unit: 'per-thousand' },
        caseSteps: exampleSteps.pipe,
      },
      review,
      info,
    ]),
    longest: show([longest, { ...cases, caseDescription: longest.reviewText }, info]),
    shortest: show([
      { title: 'IT', isInfo: true },
      { title: 'HR', isCase: true },
      { title: 'PR', isReview: true, reviewText: 'Good.', reviewAuthor: 'S. Ample' },
    ]),
  },
}
