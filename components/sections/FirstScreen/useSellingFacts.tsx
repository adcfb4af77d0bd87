import type { ReactNode } from 'react'
import { terms } from '../../../content/facts/terms.ts'
import type { SellingFacts } from '../../../content/selling-facts.ts'
import type { Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useMoneyRange } from '../../text/money.ts'

type SellingFact = {
  id: 'start' | 'term' | 'rate' | 'manages'
  name: ReactNode
  value: ReactNode
  /** On which the value holds. */
  condition: ReactNode
  sample: boolean
}

/** Start, shortest term, rate and who manages, as pages that sell and comparisons say them. */
export function useSellingFacts({ model, rate, spans, team }: SellingFacts): SellingFact[] {
  const moneyRange = useMoneyRange()
  const href = useHref()
  const { sample, models } = terms
  const { startWeeks } = models[model ?? 'build']
  const { minimumMonths, noticeMonths } = models[model ?? 'extend']
  const offered = model ?? 'any'
  const priced = model === 'build' || model === 'outsourcing' ? model : spans
  return [
    {
      id: 'start',
      name: <Message id="first-screen.start" />,
      value: startWeeks ? (
        <Message
          id="first-screen.start.weeks"
          values={{ from: `${startWeeks.from}`, to: `${startWeeks.to}` }}
        />
      ) : (
        <Message id={`first-screen.start.${model === 'extend' ? 'extend' : 'outsourcing'}`} />
      ),
      condition: <Message id={`first-screen.start.${offered}-condition`} />,
      sample: sample && startWeeks !== null,
    },
    {
      id: 'term',
      name: <Message id="first-screen.term" />,
      value:
        minimumMonths === null ? (
          <Message id="first-screen.term.outsourcing" />
        ) : (
          <Message id="first-screen.term.months" values={{ count: minimumMonths }} />
        ),
      condition: <TermCondition model={model} notice={noticeMonths ?? 0} />,
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
      condition: (
        <>
          <Message id={`first-screen.rate.${priced}-condition`} />
          {model === 'outsourcing' ? null : (
            <>
              {' '}
              <a href={href('team-cost') + team} rel={team ? 'nofollow' : undefined}>
                <Message id="first-screen.rate.work-out" />
              </a>
            </>
          )}
        </>
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

function TermCondition({ model, notice }: { model: Model | undefined; notice: number }) {
  const team = terms.models.build.minimumMonths
  if (!model) return <Message id="first-screen.term.any-condition" values={{ team }} />
  if (model === 'outsourcing') return <Message id="first-screen.term.outsourcing-condition" />
  return <Message id={`first-screen.term.${model}-condition`} values={{ notice }} />
}
