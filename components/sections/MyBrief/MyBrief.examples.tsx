import type { Examples } from '../../examples.ts'
import type { Collected } from '../../questionnaire/collected.ts'
import { MyBrief } from './MyBrief.tsx'

const cost = 'role=full-stack-developers&level=senior&place=georgia&count=2&months=12&zone=london'

const brought: Collected = {
  answers: {
    goal: 'boost_your_roi',
    industry: 'healthcare',
    final: 'Dedicated Team',
    service: 'Web development',
  },
  parts: {
    cost: {
      query: cost,
      sample: true,
      lines: [
        { label: 'Price range', value: '€11,100–14,900 per month for 12 months' },
        { label: 'For 12 months', value: '€133,200–178,800' },
        { label: '2 × Full-stack developers (Senior, Georgia)', value: '€11,100–14,900 per month' },
      ],
    },
  },
}

const copy = 'my-brief.section'

export const examples: Examples = {
  rows: [],
  catalogs: ['my-brief', 'forms', 'taxonomy'],
  examples: {
    'as it is in this browser': <MyBrief copy={copy} brought={undefined} />,
    'everything, by its address': <MyBrief copy={copy} brought={brought} />,
    'answers alone': <MyBrief copy={copy} brought={{ ...brought, parts: {} }} />,
  },
}
