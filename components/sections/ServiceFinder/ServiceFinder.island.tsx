import messages from 'virtual:island-messages/finder,taxonomy,common.action.get-in-touch'
import { useState } from 'react'
import { island } from '../../islands/island.tsx'
import type { Goal } from '../../../content/taxonomy.ts'
import { useLocale } from '../../text/IntlRoot.tsx'
import { localizedPath } from '../../../locales/addresses.ts'
import { type FinderVariant, recommend, useResultPaths } from '../../questionnaire/recommend.ts'
import { HeadingLevel } from '../../ui/Heading.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type FinderAnswers, type FinderQuery, type Step, steps } from './finder-step.ts'
import bearings from './Bearings.module.css'
import { FinderChoice } from './FinderChoice.tsx'
import { FinderSteps, titles } from './FinderSteps.tsx'
import { FinderSummary } from './FinderSummary.tsx'
import css from './ServiceFinder.module.css'
import { type Question, useFinder } from './useFinder.ts'
import { useText } from '../../text/useText.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

type Props = {
  /** `table` on pages with other sections; `wizard` is a page of its own and carries its h1. */
  variant: FinderVariant
  /** The query of the page, from which the server renders the step. */
  query?: FinderQuery
  /** Card of a compass beside the options, which turns to the chosen one. */
  card?: { day: DrawingFile; night: DrawingFile }
  /** The goal that is checked before the visitor chooses, so that the page shows what a goal leads to. */
  usual?: Goal
}

/** S-09, S-10: goal, industry and a summary of three models (Q-01 … Q-15). */
function ServiceFinder({ variant, query = {}, card, usual }: Props) {
  const { step, answers, headingId, go, choose } = useFinder(
    query,
    variant === 'wizard' ? 'address' : 'history',
  )
  const paths = useResultPaths()
  const action = localizedPath('/service-finder', useLocale())
  const stepsForm = `${headingId}-steps`
  const question = step === 1 ? 'goal' : 'industry'
  const [missing, setMissing] = useState<Question>()
  return (
    <Panel
      labelledBy={headingId}
      id="finder"
      className={`${css.sheet} ${bearings.finder}`}
      tone={variant === 'table' ? 'buff' : 'paper'}
      neatline={variant === 'table'}
      backdrop={card && step < 3 ? <Drawing {...card} decorative className={css.card} /> : null}
    >
      <FinderSteps step={step} answers={answers} action={action} id={stepsForm} go={go} />
      <HeadingLevel level={variant === 'wizard' ? 1 : 2}>
        {step === 3 ? (
          <FinderSummary
            variant={variant}
            answers={answers}
            paths={paths}
            headingId={headingId}
            stepsForm={stepsForm}
          />
        ) : (
          <FinderChoice
            key={question}
            question={question}
            answers={answers}
            usual={usual ?? ''}
            choose={choose}
            go={go}
            headingId={headingId}
            action={action}
            stepsForm={stepsForm}
            missing={missing === question}
            setMissing={(isMissing) => setMissing(isMissing ? question : undefined)}
          />
        )}
      </HeadingLevel>
      <FinderStatus step={step} answers={answers} missing={missing === question} />
    </Panel>
  )
}

const questions = { 1: 'goal', 2: 'industry', 3: undefined } as const

type FinderStatusProps = {
  step: Step
  answers: FinderAnswers
  /** The visitor wanted to go on without a choice. */
  missing: boolean
}

/**
 * The one live region of the finder: the same element through all steps, which says what is on screen whenever that
 * changes, also by an answer that is removed in a form of the page or given in another tab.
 */
function FinderStatus({ step, answers, missing }: FinderStatusProps) {
  const text = useText()
  const [shown, setShown] = useState({ step, changed: false })
  if (shown.step !== step) setShown({ step, changed: true })

  function news() {
    const question = questions[step]
    if (question && missing) return text(`finder.${question}.missing`)
    const { best } = recommend(answers, 'table')
    const values = { step, count: steps.length, title: text(titles[step]) }
    if (step < 3 || !best) return text('finder.status.step', values)
    return text('finder.status.summary', { ...values, model: text(`taxonomy.result.${best}`) })
  }

  return (
    <VisuallyHidden>
      <span role="status">{shown.changed || missing ? news() : null}</span>
    </VisuallyHidden>
  )
}

export const ServiceFinderIsland = island({
  name: 'ServiceFinder',
  component: ServiceFinder,
  start: 'near',
  restores: true,
  messages,
})
