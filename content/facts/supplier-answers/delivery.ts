import type { AnswerFacts } from './answer-facts.ts'

/** Answers of the group “delivery”, in the order of the text. */
export const delivery = [
  {
    id: 'code-rights',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'compliance', at: 'code-transfer' },
    frameworks: { caiq: ['STA'], sig: ['Compliance Management'], 'iso-27001': ['A.5.32'] },
  },
  {
    id: 'open-source',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'faq', at: 'open-source' },
    frameworks: {
      caiq: ['STA'],
      sig: ['Application Management'],
      'iso-27001': ['A.5.32', 'A.8.30'],
    },
  },
  {
    id: 'reporting',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'faq', at: 'progress-news' },
    frameworks: { caiq: ['STA'], sig: ['IT Operations Management'], 'iso-27001': ['A.5.22'] },
  },
  {
    id: 'acceptance',
    owner: 'delivery',
    asOf: '2026-11-10',
    proof: { route: 'compliance', at: 'duties' },
    frameworks: {
      caiq: ['CCC'],
      sig: ['Application Management'],
      'iso-27001': ['A.8.29', 'A.8.30'],
    },
  },
  {
    id: 'service-levels',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'compliance', at: 'iso-20000' },
    frameworks: { caiq: ['STA'], sig: ['IT Operations Management'], 'iso-27001': ['A.5.22'] },
  },
  {
    id: 'estimates',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'engagement-models', at: 'wrong-estimate' },
    frameworks: {},
  },
  {
    id: 'defects',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'faq', at: 'defect-liability' },
    frameworks: { caiq: ['CCC'], sig: ['Application Management'], 'iso-27001': ['A.8.32'] },
  },
  {
    id: 'quality',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'compliance', at: 'iso-9001' },
    frameworks: {
      caiq: ['A&A'],
      sig: ['Compliance Management'],
      'iso-27001': ['A.5.33', 'A.8.30'],
    },
  },
  {
    id: 'audits',
    owner: 'delivery',
    asOf: '2026-10-15',
    proof: { route: 'compliance', at: 'audit-rights' },
    frameworks: {
      caiq: ['A&A'],
      sig: ['Compliance Management'],
      'iso-27001': ['A.5.35', 'A.8.30'],
      gdpr: ['Art. 28(3)(h)'],
    },
  },
  {
    id: 'references',
    owner: 'delivery',
    asOf: '2026-11-25',
    proof: { route: 'faq', at: 'reference-use' },
    frameworks: { caiq: ['STA'], sig: ['Supply Chain Risk Management'], 'iso-27001': ['A.5.22'] },
  },
] as const satisfies readonly AnswerFacts[]
