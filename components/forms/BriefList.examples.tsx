import type { Examples } from '../examples.ts'
import { BriefList } from './BriefList.tsx'

const none = { goal: '', industry: '', final: '', service: '' } as const
const keep = () => {}

export const examples: Examples = {
  rows: [],
  widget: true,
  withinIsland: true,
  namespaces: ['forms', 'taxonomy'],
  examples: {
    usual: (
      <BriefList
        answers={{
          goal: 'boost_your_roi',
          industry: 'logistics_and_transportation',
          final: 'Software Development Outsourcing',
          service: 'Web development',
        }}
        onRemove={keep}
      />
    ),
    'one answer': <BriefList answers={{ ...none, goal: 'expand_operations' }} onRemove={keep} />,
    'an unknown, very long service': (
      <BriefList
        answers={{ ...none, service: `${'Observability for data platforms and '.repeat(5)}more` }}
        onRemove={keep}
      />
    ),
  },
}
