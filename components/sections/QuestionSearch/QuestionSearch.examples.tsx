import type { Examples } from '../../examples.ts'
import { QuestionSearch } from './QuestionSearch.tsx'

const copy = {
  title: 'Straight answers for buyers of engineering work',
  lead: 'Each answer begins with the answer. If yours is missing, leave your address.',
}

const groups = [
  { id: 'engagement', title: 'How an engagement begins and ends', count: 8 },
  { id: 'money', title: 'Rates, invoices and budgets', count: 7 },
  { id: 'security', title: 'Access, devices and data', count: 6 },
]

const show = (asked: string, groupOfMatches?: string) => (
  <QuestionSearch
    copy={copy}
    action="/faq"
    asked={asked}
    groups={groups.map((group) =>
      asked === '' || group.id === groupOfMatches ? group : { ...group, count: 0 },
    )}
  />
)

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['question-search'],
  examples: {
    usual: show(''),
    'one group fits': show('laptop', 'security'),
    'nothing fits': show('elephant'),
    'longest query': show('confidentiality'.repeat(6)),
  },
}
