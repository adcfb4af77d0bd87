import type { ReactNode } from 'react'
import { terms } from '../../../content/facts/terms.ts'
import type { SellingFacts } from '../../../content/selling-facts.ts'
import type { Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { useMoneyRange } from '../../text/locale-formats.ts'
import { useHref } from '../../text/useHref.ts'

type SellingFact = {
  id: 'start' | 'term' | 'rate' | 'manages'
  name: ReactNode
  value: ReactNode
  /** On which the value holds. */
  condition: ReactNode
  /** A link to more, where it stands beside no button. */
  more?: ReactNode
  sample: boolean
}

/** Leads to what a team costs, with the role and the place that a page sells. */
export function useCostLink({ team }: Pick<SellingFacts, 'team'>) {
  return {
    href: useHref()('team-cost') + team,
    rel: team ? 'nofollow' : undefined,
  }
}

/** Start, shortest term, rate and who manages, as pages that sell and comparisons say them. */
export function useSellingFacts(facts: SellingFacts): SellingFact[] {
  const { model, rate, spans } = facts
  const moneyRange = useMoneyRange()
  const costLink = useCostLink(facts)
  const { sample, models } = terms
  const offered = model ?? 'any'
  const priced = model === 'build' || model === 'outsourcing' ? model : spans
  return [
    {
      id: 'start',
      name: <Message id="first-screen.start" />,
      value: <ModelStart model={model ?? 'build'} />,
      condition: <Message id={`first-screen.start.${offered}-condition`} />,
      sample,
    },
    {
      id: 'term',
      name: <Message id="first-screen.term" />,
      value: <MinimumTerm model={model ?? 'extend'} />,
      condition: model ? (
        <TermCondition model={model} />
      ) : (
        <Message
          id="first-screen.term.any-condition"
          values={{ team: models.build.minimumMonths }}
        />
      ),
      sample,
    },
    {
      id: 'rate',
      name: <Message id="first-screen.rate" />,
      value: (
        <Message
          id="first-screen.rate.range"
          values={{ range: moneyRange(rate), period: rate.period }}
        />
      ),
      condition: <Message id={`first-screen.rate.${priced}-condition`} />,
      more:
        model === 'outsourcing' ? null : (
          <a {...costLink}>
            <Message id="first-screen.rate.work-out" />
          </a>
        ),
      sample: rate.sample,
    },
    {
      id: 'manages',
      name: <Message id="first-screen.manages" />,
      value: <Message id={`first-screen.manages.${offered}`} />,
      condition: <Message id={`first-screen.manages.${offered}-condition`} />,
      sample: false,
    },
  ]
}

/** When work begins in a model: in weeks where a figure is promised, else what it depends on. */
export function ModelStart({ model }: { model: Model }) {
  const { startWeeks } = terms.models[model]
  if (!startWeeks) {
    return <Message id={`first-screen.start.${model === 'extend' ? 'extend' : 'outsourcing'}`} />
  }
  const { from, to } = startWeeks
  return <Message id="first-screen.start.weeks" values={{ from: `${from}`, to: `${to}` }} />
}

/** What is agreed at least in a model. */
export function MinimumTerm({ model }: { model: Model }) {
  const { minimumMonths } = terms.models[model]
  if (minimumMonths === null) return <Message id="first-screen.term.outsourcing" />
  return <Message id="first-screen.term.months" values={{ count: minimumMonths }} />
}

/** What comes after the shortest term: how long notice is, or that milestones are points to stop at. */
export function TermCondition({ model }: { model: Model }) {
  if (model === 'outsourcing') return <Message id="first-screen.term.outsourcing-condition" />
  const notice = terms.models[model].noticeMonths
  return <Message id={`first-screen.term.${model}-condition`} values={{ notice }} />
}
