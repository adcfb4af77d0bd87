import type { AnswerFacts } from './answer-facts.ts'

/** Answers of the group “people”, in the order of the text. */
export const people = [
  {
    id: 'headcount',
    owner: 'people',
    asOf: '2026-09-30',
    proof: { route: 'claims' },
    frameworks: { caiq: ['HRS'], sig: ['Human Resource Security'] },
  },
  {
    id: 'employer',
    owner: 'people',
    asOf: '2026-10-15',
    proof: { route: 'faq', at: 'employer' },
    frameworks: { caiq: ['HRS'], sig: ['Human Resource Security'], 'iso-27001': ['A.6.2'] },
  },
  {
    id: 'screening',
    owner: 'people',
    asOf: '2026-10-15',
    proof: { route: 'compliance', at: 'background-checks' },
    frameworks: {
      caiq: ['HRS'],
      sig: ['Human Resource Security'],
      'iso-27001': ['A.6.1'],
      gdpr: ['Art. 10'],
      hipaa: ['§ 164.308(a)(3)'],
    },
  },
  {
    id: 'secrecy',
    owner: 'people',
    asOf: '2026-10-15',
    proof: { route: 'compliance', at: 'papers' },
    frameworks: {
      caiq: ['HRS'],
      sig: ['Human Resource Security'],
      'iso-27001': ['A.6.6'],
      gdpr: ['Art. 28(3)(b)'],
    },
    sample: true,
  },
  {
    id: 'training',
    owner: 'people',
    asOf: '2026-11-10',
    proof: { route: 'how-we-hire' },
    frameworks: {
      caiq: ['HRS'],
      sig: ['Human Resource Security'],
      'iso-27001': ['A.6.3'],
      hipaa: ['§ 164.308(a)(5)'],
    },
    sample: true,
  },
  {
    id: 'selection',
    owner: 'people',
    asOf: '2026-10-15',
    proof: { route: 'how-we-hire' },
    frameworks: { caiq: ['HRS'], sig: ['Human Resource Security'], 'iso-27001': ['A.6.1'] },
  },
  {
    id: 'replacement',
    owner: 'people',
    asOf: '2026-10-15',
    proof: { route: 'faq', at: 'trial-period' },
    frameworks: { caiq: ['HRS'], sig: ['Operational Resilience'] },
  },
  {
    id: 'subcontract',
    owner: 'people',
    asOf: '2026-11-25',
    proof: { route: 'compliance', at: 'subcontractors' },
    frameworks: {
      caiq: ['STA'],
      sig: ['Nth Party Management'],
      'iso-27001': ['A.5.19', 'A.5.20'],
      gdpr: ['Art. 28(4)'],
      hipaa: ['§ 164.308(b)'],
    },
  },
  {
    id: 'remote-work',
    owner: 'people',
    asOf: '2026-10-15',
    proof: { route: 'faq', at: 'engineer-places' },
    frameworks: {
      caiq: ['UEM'],
      sig: ['Endpoint Security'],
      'iso-27001': ['A.6.7'],
      hipaa: ['§ 164.310(b)'],
    },
  },
] as const satisfies readonly AnswerFacts[]
