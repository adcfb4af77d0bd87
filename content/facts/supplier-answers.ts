import type { RouteId } from '../../locales/routes.ts'

/** Questionnaires and rules by which answers are filtered; what each is called is `procurement.framework.<id>`. */
export const frameworks = ['caiq', 'sig', 'iso-27001', 'gdpr', 'hipaa'] as const

export type Framework = (typeof frameworks)[number]

/** Who keeps an answer true; named by `procurement.owner.<id>`. */
export type AnswerOwner = 'security' | 'privacy' | 'people' | 'operations' | 'finance' | 'delivery'

/** What is known of an answer beside its words, which are a part of `content/pages/procurement` with the same id. */
export type AnswerFacts = {
  id: string
  owner: AnswerOwner
  /** Day on which the owner last checked it. */
  asOf: string
  /** The page that says more, and the id of the place on it; nothing where this answer is all. */
  proof?: { route: RouteId; at?: string }
  /** Where it belongs in each framework, in the signs of that: a domain, a control, an article. */
  frameworks: Readonly<Partial<Record<Framework, readonly string[]>>>
  /** A page cannot answer it, and the answer begins with that. */
  elsewhere?: boolean
  /** What it says is invented, until the company has confirmed it. */
  sample?: boolean
}

/** Answers for supplier checks by group, in the order of the text. */
export const supplierAnswers = {
  /** Owners and days are invented, until the company has named its own. */
  sample: true,
  groups: {
    security: [
      {
        id: 'named-access',
        owner: 'security',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'access-list' },
        frameworks: {
          caiq: ['IAM'],
          sig: ['Access Control'],
          'iso-27001': ['5.15', '5.18'],
          gdpr: ['Art. 32'],
          hipaa: ['§ 164.308(a)(4)'],
        },
      },
      {
        id: 'second-factor',
        owner: 'security',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'access-list' },
        frameworks: {
          caiq: ['IAM'],
          sig: ['Access Control'],
          'iso-27001': ['5.17', '8.5'],
          gdpr: ['Art. 32'],
          hipaa: ['§ 164.312(d)'],
        },
      },
      {
        id: 'production',
        owner: 'security',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'access-life' },
        frameworks: {
          caiq: ['IAM'],
          sig: ['Access Control'],
          'iso-27001': ['8.2', '8.4'],
          gdpr: ['Art. 32'],
          hipaa: ['§ 164.312(a)(1)'],
        },
      },
      {
        id: 'leaver-access',
        owner: 'security',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'access-removal' },
        frameworks: {
          caiq: ['IAM'],
          sig: ['Access Control'],
          'iso-27001': ['5.11', '6.5'],
          hipaa: ['§ 164.308(a)(3)'],
        },
      },
      {
        id: 'devices',
        owner: 'security',
        asOf: '2026-11-10',
        proof: { route: 'faq', at: 'laptops' },
        frameworks: {
          caiq: ['UEM'],
          sig: ['Endpoint Security'],
          'iso-27001': ['7.9', '8.1'],
          gdpr: ['Art. 32'],
          hipaa: ['§ 164.310(d)(1)'],
        },
      },
      {
        id: 'encryption',
        owner: 'security',
        asOf: '2026-11-10',
        proof: { route: 'compliance', at: 'hitech' },
        frameworks: {
          caiq: ['CEK'],
          sig: ['Information Assurance'],
          'iso-27001': ['8.24'],
          gdpr: ['Art. 32'],
          hipaa: ['§ 164.312(e)(1)'],
        },
      },
      {
        id: 'secrets',
        owner: 'security',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'password-place' },
        frameworks: {
          caiq: ['CEK'],
          sig: ['Application Management'],
          'iso-27001': ['5.17', '8.4'],
        },
      },
      {
        id: 'code-review',
        owner: 'security',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'ways-of-working' },
        frameworks: {
          caiq: ['AIS'],
          sig: ['Application Management'],
          'iso-27001': ['8.25', '8.28'],
        },
      },
      {
        id: 'components',
        owner: 'security',
        asOf: '2026-11-10',
        proof: { route: 'faq', at: 'vulnerable-dependencies' },
        frameworks: {
          caiq: ['TVM'],
          sig: ['Threat Management'],
          'iso-27001': ['8.8'],
          gdpr: ['Art. 32'],
        },
      },
      {
        id: 'pen-test',
        owner: 'security',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'left-to-others' },
        frameworks: { caiq: ['TVM'], sig: ['Threat Management'], 'iso-27001': ['8.29'] },
      },
      {
        id: 'ai-tools',
        owner: 'security',
        asOf: '2026-11-25',
        proof: { route: 'faq', at: 'ai-tools' },
        frameworks: {
          caiq: ['AIS'],
          sig: ['Artificial Intelligence'],
          'iso-27001': ['5.10', '8.12'],
        },
      },
      {
        id: 'certificates',
        owner: 'security',
        asOf: '2026-11-25',
        proof: { route: 'compliance', at: 'iso-27001' },
        frameworks: {
          caiq: ['A&A'],
          sig: ['Compliance Management'],
          'iso-27001': ['5.35', '5.36'],
        },
      },
    ],
    privacy: [
      {
        id: 'gdpr-role',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'gdpr' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Privacy Management'],
          'iso-27001': ['5.34'],
          gdpr: ['Art. 4', 'Art. 28'],
        },
      },
      {
        id: 'dpa-date',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'gdpr' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Privacy Management'],
          'iso-27001': ['5.20'],
          gdpr: ['Art. 28(3)'],
        },
      },
      {
        id: 'data-place',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'data-countries' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Cloud Services'],
          'iso-27001': ['5.23'],
          gdpr: ['Art. 44'],
        },
      },
      {
        id: 'transfers',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'privacy-policy', at: 'transfers' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Privacy Management'],
          'iso-27001': ['5.14'],
          gdpr: ['Art. 45', 'Art. 46'],
        },
      },
      {
        id: 'masked-data',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'production-data' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Information Assurance'],
          'iso-27001': ['8.11', '8.33'],
          gdpr: ['Art. 25'],
          hipaa: ['§ 164.502(b)'],
        },
      },
      {
        id: 'sub-process',
        owner: 'privacy',
        asOf: '2026-11-25',
        proof: { route: 'compliance', at: 'subcontractors' },
        frameworks: {
          caiq: ['STA'],
          sig: ['Nth Party Management'],
          'iso-27001': ['5.19', '5.21'],
          gdpr: ['Art. 28(2)'],
          hipaa: ['§ 164.308(b)'],
        },
      },
      {
        id: 'subjects',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'gdpr' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Privacy Management'],
          'iso-27001': ['5.34'],
          gdpr: ['Art. 12', 'Art. 28(3)(e)'],
        },
      },
      {
        id: 'baa',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'hipaa' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Compliance Management'],
          'iso-27001': ['5.31'],
          hipaa: ['§ 164.314(a)', '§ 164.504(e)'],
        },
      },
      {
        id: 'erasure',
        owner: 'privacy',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'exit-plan' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Privacy Management'],
          'iso-27001': ['8.10'],
          gdpr: ['Art. 28(3)(g)'],
          hipaa: ['§ 164.504(e)(2)(ii)(J)'],
        },
      },
      {
        id: 'dpo',
        owner: 'privacy',
        asOf: '2026-11-25',
        proof: { route: 'privacy-policy', at: 'controller' },
        frameworks: {
          caiq: ['GRC'],
          sig: ['Privacy Management'],
          'iso-27001': ['5.2'],
          gdpr: ['Art. 37'],
        },
        elsewhere: true,
      },
      {
        id: 'enquiry-data',
        owner: 'privacy',
        asOf: '2026-11-25',
        proof: { route: 'privacy-policy', at: 'contact-request' },
        frameworks: {
          caiq: ['DSP'],
          sig: ['Privacy Management'],
          'iso-27001': ['5.34'],
          gdpr: ['Art. 13'],
        },
      },
    ],
    people: [
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
        frameworks: { caiq: ['HRS'], sig: ['Human Resource Security'], 'iso-27001': ['6.2'] },
      },
      {
        id: 'screening',
        owner: 'people',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'background-checks' },
        frameworks: {
          caiq: ['HRS'],
          sig: ['Human Resource Security'],
          'iso-27001': ['6.1'],
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
          'iso-27001': ['6.6'],
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
          'iso-27001': ['6.3'],
          hipaa: ['§ 164.308(a)(5)'],
        },
        sample: true,
      },
      {
        id: 'selection',
        owner: 'people',
        asOf: '2026-10-15',
        proof: { route: 'how-we-hire' },
        frameworks: { caiq: ['HRS'], sig: ['Human Resource Security'], 'iso-27001': ['6.1'] },
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
          'iso-27001': ['5.19', '5.20'],
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
          'iso-27001': ['6.7'],
          hipaa: ['§ 164.310(b)'],
        },
      },
    ],
    continuity: [
      {
        id: 'breach-notice',
        owner: 'security',
        asOf: '2026-11-10',
        proof: { route: 'compliance', at: 'incident-notice' },
        frameworks: {
          caiq: ['SEF'],
          sig: ['Cybersecurity Incident Management'],
          'iso-27001': ['5.24', '5.26'],
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
          'iso-27001': ['5.27'],
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
          'iso-27001': ['5.27', '5.28'],
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
          'iso-27001': ['8.13'],
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
          'iso-27001': ['5.29', '5.30'],
          hipaa: ['§ 164.308(a)(7)'],
        },
        sample: true,
      },
      {
        id: 'region-risk',
        owner: 'operations',
        asOf: '2026-11-25',
        proof: { route: 'hire' },
        frameworks: { caiq: ['BCR'], sig: ['Operational Resilience'], 'iso-27001': ['5.29'] },
        sample: true,
      },
      {
        id: 'key-person',
        owner: 'operations',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'engineers-stay' },
        frameworks: { caiq: ['BCR'], sig: ['Operational Resilience'], 'iso-27001': ['5.37'] },
      },
      {
        id: 'leaving',
        owner: 'operations',
        asOf: '2026-11-25',
        proof: { route: 'compliance', at: 'exit-plan' },
        frameworks: {
          caiq: ['STA'],
          sig: ['Supply Chain Risk Management'],
          'iso-27001': ['5.11', '5.20'],
          gdpr: ['Art. 28(3)(g)'],
        },
      },
      {
        id: 'insolvency',
        owner: 'operations',
        asOf: '2026-11-25',
        proof: { route: 'about', at: 'ownership-first' },
        frameworks: { caiq: ['STA'], sig: ['Supply Chain Risk Management'], 'iso-27001': ['5.21'] },
      },
    ],
    finance: [
      {
        id: 'contract-party',
        owner: 'finance',
        asOf: '2026-11-25',
        proof: { route: 'imprint', at: 'provider' },
        frameworks: { caiq: ['GRC'], sig: ['Compliance Management'], 'iso-27001': ['5.20'] },
        sample: true,
      },
      {
        id: 'accounts',
        owner: 'finance',
        asOf: '2026-11-25',
        proof: { route: 'imprint', at: 'register' },
        frameworks: { caiq: ['GRC'], sig: ['Enterprise Risk Management'] },
        elsewhere: true,
        sample: true,
      },
      {
        id: 'vat',
        owner: 'finance',
        asOf: '2026-11-25',
        proof: { route: 'imprint', at: 'register' },
        frameworks: {},
        sample: true,
      },
      {
        id: 'pricing',
        owner: 'finance',
        asOf: '2026-10-15',
        proof: { route: 'engagement-models', at: 'comparison' },
        frameworks: {},
      },
      {
        id: 'invoices',
        owner: 'finance',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'invoice-dates' },
        frameworks: {},
      },
      { id: 'rate-changes', owner: 'finance', asOf: '2026-11-10', frameworks: {}, sample: true },
      {
        id: 'cover',
        owner: 'finance',
        asOf: '2026-11-25',
        proof: { route: 'compliance', at: 'insurance' },
        frameworks: { caiq: ['GRC'], sig: ['Enterprise Risk Management'] },
      },
      {
        id: 'liability',
        owner: 'finance',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'defect-liability' },
        frameworks: { caiq: ['STA'], sig: ['Compliance Management'], 'iso-27001': ['5.20'] },
        sample: true,
      },
      {
        id: 'law',
        owner: 'finance',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'governing-law' },
        frameworks: { caiq: ['GRC'], sig: ['Compliance Management'], 'iso-27001': ['5.31'] },
        sample: true,
      },
      {
        id: 'sanctions',
        owner: 'finance',
        asOf: '2026-11-10',
        frameworks: { caiq: ['GRC'], sig: ['Compliance Management'], 'iso-27001': ['5.31'] },
        sample: true,
      },
      {
        id: 'esg',
        owner: 'finance',
        asOf: '2026-11-25',
        frameworks: { caiq: ['GRC'], sig: ['ESG'] },
        sample: true,
      },
    ],
    delivery: [
      {
        id: 'code-rights',
        owner: 'delivery',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'code-transfer' },
        frameworks: { caiq: ['STA'], sig: ['Compliance Management'], 'iso-27001': ['5.32'] },
      },
      {
        id: 'open-source',
        owner: 'delivery',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'open-source' },
        frameworks: {
          caiq: ['STA'],
          sig: ['Application Management'],
          'iso-27001': ['5.32', '8.30'],
        },
      },
      {
        id: 'reporting',
        owner: 'delivery',
        asOf: '2026-10-15',
        proof: { route: 'faq', at: 'progress-news' },
        frameworks: { caiq: ['STA'], sig: ['IT Operations Management'], 'iso-27001': ['5.22'] },
      },
      {
        id: 'acceptance',
        owner: 'delivery',
        asOf: '2026-11-10',
        proof: { route: 'compliance', at: 'duties' },
        frameworks: {
          caiq: ['CCC'],
          sig: ['Application Management'],
          'iso-27001': ['8.29', '8.30'],
        },
      },
      {
        id: 'service-levels',
        owner: 'delivery',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'iso-20000' },
        frameworks: { caiq: ['STA'], sig: ['IT Operations Management'], 'iso-27001': ['5.22'] },
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
        frameworks: { caiq: ['CCC'], sig: ['Application Management'], 'iso-27001': ['8.32'] },
      },
      {
        id: 'quality',
        owner: 'delivery',
        asOf: '2026-10-15',
        proof: { route: 'compliance', at: 'iso-9001' },
        frameworks: {
          caiq: ['A&A'],
          sig: ['Compliance Management'],
          'iso-27001': ['5.33', '8.30'],
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
          'iso-27001': ['5.35', '8.30'],
          gdpr: ['Art. 28(3)(h)'],
        },
      },
      {
        id: 'references',
        owner: 'delivery',
        asOf: '2026-11-25',
        proof: { route: 'faq', at: 'reference-use' },
        frameworks: { caiq: ['STA'], sig: ['Supply Chain Risk Management'], 'iso-27001': ['5.22'] },
      },
    ],
  },
} as const satisfies {
  sample: boolean
  groups: Readonly<Record<string, readonly AnswerFacts[]>>
}

export type AnswerGroup = keyof typeof supplierAnswers.groups
