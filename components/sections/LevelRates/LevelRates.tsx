import { ArrowRight } from 'lucide-react'
import type { LevelRates as Rates, SellingFacts } from '../../../content/selling-facts.ts'
import { useMoneyRange } from '../../text/locale-formats.ts'
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

/** What an hour of a skill costs at each level, in one row. */
export function SkillRates({ skill, rates, facts }: Props & { skill: string }) {
  const { levels, currency, sample } = rates
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
      <FactList
        arrangement="columns"
        facts={levels.map(({ level, low, high }) => ({
          id: level,
          name: <Message id={`team-cost.level.${level}`} />,
          value: <span className={css.figure}>{moneyRange({ low, high, currency })}</span>,
        }))}
      />
      <CostLink facts={facts} />
    </Section>
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
