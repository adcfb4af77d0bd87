import type { Examples } from '../examples.ts'
import type { Collected } from '../questionnaire/collected.ts'
import { BriefList } from './BriefList.tsx'

const none = { goal: '', industry: '', final: '', service: '' } as const
const keep = () => {}

function chips(answers: Partial<Collected['answers']>, parts: Collected['parts'] = {}) {
  return (
    <BriefList
      collected={{ answers: { ...none, ...answers }, parts }}
      formId="contact-form"
      inAddress={false}
      onRemove={keep}
    />
  )
}

export const examples: Examples = {
  rows: [],
  widget: true,
  withinIsland: true,
  catalogs: ['forms', 'taxonomy'],
  examples: {
    usual: chips(
      {
        goal: 'boost_your_roi',
        industry: 'logistics_and_transportation',
        final: 'Software Development Outsourcing',
        service: 'Web development',
      },
      {
        cost: {
          query: 'role=qa-engineers&level=senior&place=poland&count=2&months=6&zone=london',
          lines: [{ label: 'Price range', value: '€9,900–13,600 per month for 6 months' }],
          sample: true,
        },
      },
    ),
    'one answer': chips({ goal: 'expand_operations' }),
    'an unknown, very long service': chips({
      service: `${'Observability for data platforms and '.repeat(5)}more`,
    }),
  },
}
