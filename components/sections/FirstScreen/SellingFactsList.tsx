import type { ReactNode } from 'react'
import { terms } from '../../../content/facts/terms.ts'
import type { SellingFacts } from '../../../content/selling-facts.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useMoneyRange } from '../../text/money.ts'
import css from './FirstScreen.module.css'
import { MinimumTerm, ModelStart, TermCondition } from './ModelTerms.tsx'

type FactProps = { name: ReactNode; value: ReactNode; condition: ReactNode; sample?: boolean }

/** Start, shortest term, rate and who manages, each with the condition on which it holds. */
export function SellingFactsList({ model, rate, spans, team }: SellingFacts) {
  const moneyRange = useMoneyRange()
  const href = useHref()
  const { sample, models } = terms
  const { startWeeks } = models[model ?? 'build']
  const offered = model ?? 'any'
  const priced = model === 'build' || model === 'outsourcing' ? model : spans
  return (
    <dl className={css.facts}>
      <FactEntry
        name={<Message id="first-screen.start" />}
        value={<ModelStart model={model ?? 'build'} />}
        condition={<Message id={`first-screen.start.${offered}-condition`} />}
        sample={sample && startWeeks !== null}
      />
      <FactEntry
        name={<Message id="first-screen.term" />}
        value={<MinimumTerm model={model ?? 'extend'} />}
        condition={
          model ? (
            <TermCondition model={model} />
          ) : (
            <Message
              id="first-screen.term.any-condition"
              values={{ team: models.build.minimumMonths }}
            />
          )
        }
        sample={sample}
      />
      <FactEntry
        name={<Message id="first-screen.rate" />}
        value={
          <Message
            id="first-screen.rate.range"
            values={{ range: moneyRange(rate), period: rate.period }}
          />
        }
        condition={
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
        }
        sample={rate.sample}
      />
      <FactEntry
        name={<Message id="first-screen.manages" />}
        value={<Message id={`first-screen.manages.${offered}`} />}
        condition={<Message id={`first-screen.manages.${offered}-condition`} />}
      />
    </dl>
  )
}

function FactEntry({ name, value, condition, sample }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>
        {name} <SampleMark sample={sample} />
      </dt>
      <dd className={css.value}>{value}</dd>
      <dd className={css.condition}>{condition}</dd>
    </div>
  )
}
