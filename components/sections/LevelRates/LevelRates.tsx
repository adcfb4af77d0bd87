import { ArrowRight } from 'lucide-react'
import type { LevelRates as Rates, SellingFacts } from '../../../content/selling-facts.ts'
import { useMoneyRange, useNumber } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { IconLink } from '../../ui/Button.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useCostLink } from '../FirstScreen/useSellingFacts.tsx'
import css from './LevelRates.module.css'

type Props = { rates: Rates; facts: Pick<SellingFacts, 'team'> }

/** What an hour costs at each level of experience, and what to expect for it. */
export function LevelRates({ rates, facts }: Props) {
  const { levels, currency, sample, less } = rates
  const moneyRange = useMoneyRange()
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<Message id="level-rates.title" />}
      lead={
        <>
          {less > 0 ? (
            <Message id="level-rates.lead.varies" values={{ less }} />
          ) : (
            <Message id="level-rates.lead.fixed" />
          )}{' '}
          <SampleMark sample={sample} />
        </>
      }
    >
      <CardTable
        caption={
          <VisuallyHidden>
            <Message id="level-rates.caption" />
          </VisuallyHidden>
        }
        columns={[
          <Message key="level" id="level-rates.level" />,
          <span key="rate" className={css.column}>
            <Message id="level-rates.rate" />
          </span>,
          <Message key="expectation" id="level-rates.expectation" />,
        ]}
        rows={levels.map(({ level, low, high }) => ({
          id: level,
          header: <Message id={`team-cost.level.${level}`} />,
          cells: [
            <strong key="rate">{moneyRange({ low, high, currency })}</strong>,
            <Message key="expectation" id={`level-rates.expectation.${level}`} />,
          ],
        }))}
      />
      <CostLink facts={facts} />
    </Section>
  )
}

/** What an hour of a skill costs at each level, on one scale for whatever the company sells. */
export function SkillRates({ skill, rates, facts }: Props & { skill: string }) {
  const { levels, currency, sample, scale } = rates
  const moneyRange = useMoneyRange()
  return (
    <Section
      opening="beside"
      space="tight"
      title={
        <>
          <Message id="level-rates.skill" values={{ skill }} /> <SampleMark sample={sample} />
        </>
      }
    >
      <div className={css.rates}>
        <FactList
          facts={levels.map(({ level, low, high }, at) => ({
            id: level,
            name: <Message id={`team-cost.level.${level}`} />,
            value: (
              <span className={css.rate}>
                <Bar low={low} high={high} scale={scale} figures={at === levels.length - 1} />
                <span className={css.figure}>{moneyRange({ low, high, currency })}</span>
              </span>
            ),
          }))}
        />
      </div>
      <CostLink facts={facts} />
    </Section>
  )
}

type BarProps = { low: number; high: number; scale: Rates['scale']; figures: boolean }

/** From the least to the most that an hour costs; the last bar stands on the figures of the scale. */
function Bar({ low, high, scale, figures }: BarProps) {
  const number = useNumber()
  const { from, to, step } = scale
  const share = (length: number) => `${(100 * length) / (to - from)}%`
  const at = (sum: number) => share(sum - from)
  const sums = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)
  return (
    <svg aria-hidden="true" focusable="false" height="3.25rem" overflow="visible">
      {sums.map((sum) => (
        <line key={sum} x1={at(sum)} x2={at(sum)} y2="100%" stroke="var(--rule)" />
      ))}
      <rect
        x={at(low)}
        width={share(high - low)}
        y="28%"
        height="44%"
        fill="var(--land)"
        stroke="var(--text)"
      />
      {figures
        ? sums.map((sum) => (
            <text
              key={sum}
              x={at(sum)}
              y="100%"
              dy="1.5em"
              textAnchor="middle"
              fill="var(--text-2)"
              fontFamily="var(--f-mono)"
              fontSize="var(--fs-cap)"
            >
              {number(sum)}
            </text>
          ))
        : null}
    </svg>
  )
}

function CostLink({ facts }: Pick<Props, 'facts'>) {
  return (
    <p className={css.cost}>
      <IconLink {...useCostLink(facts)} pointing>
        <Message id="first-screen.rate.work-out" />
        <ArrowRight strokeWidth={1.6} />
      </IconLink>
    </p>
  )
}
