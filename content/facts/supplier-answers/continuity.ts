import type { AnswerFacts } from './answer-facts.ts'

/** Answers of the group “continuity”, in the order of the text. */
export const continuity = [
  {
    id: 'breach-notice',
    owner: 'security',
    asOf: '2026-11-10',
    proof: { route: 'compliance', at: 'incident-notice' },
    frameworks: {
      caiq: ['SEF'],
      sig: ['Cybersecurity Incident Management'],
      'iso-27001': ['A.5.24', 'A.5.26'],
      gdpr: ['Art. 33(2)'],
      hipaa: ['§ 164.410'],
    },
  },
  {
    id: 'past-breach',
    owner: 'security',
    asOf: '2026-11-25',
    proof: { route: 'compliance', at: 'incident-notice' },
    frameworks: {
      caiq: ['SEF'],
      sig: ['Cybersecurity Incident Management'],
      'iso-27001': ['A.5.27'],
      gdpr: ['Art. 33'],
      hipaa: ['§ 164.410'],
    },
    elsewhere: true,
  },
  {
    id: 'review-report',
    owner: 'security',
    asOf: '2026-11-10',
    frameworks: {
      caiq: ['SEF'],
      sig: ['Cybersecurity Incident Management'],
      'iso-27001': ['A.5.27', 'A.5.28'],
      hipaa: ['§ 164.308(a)(6)'],
    },
    sample: true,
  },
  {
    id: 'backups',
    owner: 'operations',
    asOf: '2026-11-10',
    proof: { route: 'compliance', at: 'backup-duty' },
    frameworks: {
      caiq: ['BCR'],
      sig: ['Operational Resilience'],
      'iso-27001': ['A.8.13'],
      gdpr: ['Art. 32'],
      hipaa: ['§ 164.308(a)(7)'],
    },
  },
  {
    id: 'office-loss',
    owner: 'operations',
    asOf: '2026-11-25',
    proof: { route: 'faq', at: 'engineer-places' },
    frameworks: {
      caiq: ['BCR'],
      sig: ['Operational Resilience'],
      'iso-27001': ['A.5.29', 'A.5.30'],
      hipaa: ['§ 164.308(a)(7)'],
    },
    sample: true,
  },
  {
    id: 'region-risk',
    owner: 'operations',
    asOf: '2026-11-25',
    proof: { route: 'hire' },
    frameworks: { caiq: ['BCR'], sig: ['Operational Resilience'], 'iso-27001': ['A.5.29'] },
    sample: true,
  },
  {
    id: 'key-person',
    owner: 'operations',
    asOf: '2026-10-15',
    proof: { route: 'faq', at: 'engineers-stay' },
    frameworks: { caiq: ['BCR'], sig: ['Operational Resilience'], 'iso-27001': ['A.5.37'] },
  },
  {
    id: 'leaving',
    owner: 'operations',
    asOf: '2026-11-25',
    proof: { route: 'compliance', at: 'exit-plan' },
    frameworks: {
      caiq: ['STA'],
      sig: ['Supply Chain Risk Management'],
      'iso-27001': ['A.5.11', 'A.5.20'],
      gdpr: ['Art. 28(3)(g)'],
    },
  },
  {
    id: 'insolvency',
    owner: 'operations',
    asOf: '2026-11-25',
    proof: { route: 'about' },
    frameworks: { caiq: ['STA'], sig: ['Supply Chain Risk Management'], 'iso-27001': ['A.5.21'] },
  },
] as const satisfies readonly AnswerFacts[]
