import type { Model } from '../taxonomy.ts'
import { locales } from '../../locales/locales.ts'
import { memoize } from '../memoize.ts'

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
    build: { startWeeks: { from: 2, to: 4 }, minimumMonths: 6, noticeMonths: 3, trialWeeks: 2 },
    outsourcing: { startWeeks: null, minimumMonths: null, noticeMonths: null, trialWeeks: null },
  } satisfies Record<Model, ModelTerms>,
} as const

const unitsOf = memoize((locale: string) => ({
  week: new Intl.NumberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'long' }),
  month: new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
}))

const names = ['start', 'minimum', 'notice', 'trial'] as const
type TermName = (typeof names)[number]

/** A figure with its unit, which a space without a break joins: so a figure of the terms is told from others. */
function written(model: Model, name: TermName, locale: string): string | undefined {
  const { startWeeks, minimumMonths, noticeMonths, trialWeeks } = terms.models[model]
  const { week, month } = unitsOf(locale)
  if (name === 'start') {
    return startWeeks ? joined(`${startWeeks.from}–${week.format(startWeeks.to)}`) : undefined
  }
  if (name === 'trial') return trialWeeks === null ? undefined : joined(week.format(trialWeeks))
  const months = name === 'minimum' ? minimumMonths : noticeMonths
  return months === null ? undefined : joined(month.format(months))
}

const joined = (text: string) => text.replace(' ', '\u00a0')

/**
 * A term of the contracts as texts name it: `build.start` is "2–4 weeks", `extend.notice` is "1 month".
 * @returns undefined where no such figure is promised
 */
export function termFigure(name: string, locale: string): string | undefined {
  const [model = '', term = ''] = name.split('.')
  if (!Object.hasOwn(terms.models, model)) return undefined
  if (!(names as readonly string[]).includes(term)) return undefined
  return written(model as Model, term as TermName, locale)
}

const figures = locales.flatMap(({ code }) =>
  (Object.keys(terms.models) as Model[]).flatMap((model) =>
    names.map((name) => written(model, name, code)),
  ),
)

/** Whether a text names a term that is invented, so that it needs its mark. */
export function namesSampleTerm(text: string): boolean {
  return terms.sample && figures.some((figure) => figure !== undefined && text.includes(figure))
}
