import type { Model } from '../taxonomy.ts'

/** Weeks or months, both ends included. */
type Span = { from: number; to: number }

/** What a contract says in each model; who leads the work is what tells the models apart. */
export type ModelTerms = {
  /** Weeks from the agreement to the first working day; null where no figure is promised. */
  startWeeks: Span | null
  /** Months that are agreed at least; null where the work ends with a milestone. */
  minimumMonths: number | null
  /** Months between notice and the last day; null where there is none to give. */
  noticeMonths: number | null
  /** Weeks after which the client may stop without paying for them; null where milestones are accepted instead. */
  trialWeeks: number | null
}

/** Terms of contracts in figures. Whatever names one of them takes it from here and shows the mark of a sample. */
export const terms = {
  /** Invented, until the company has confirmed them. */
  sample: true,
  /** Days from an invoice to the last day of payment. */
  paymentDays: 30,
  models: {
    extend: { startWeeks: null, minimumMonths: 1, noticeMonths: 1, trialWeeks: 2 },
    build: { startWeeks: { from: 2, to: 4 }, minimumMonths: 6, noticeMonths: 3, trialWeeks: null },
    outsourcing: { startWeeks: null, minimumMonths: null, noticeMonths: null, trialWeeks: null },
  } satisfies Record<Model, ModelTerms>,
} as const
