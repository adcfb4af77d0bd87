import { useState } from 'react'
import { useLocale } from '../../text/useLocale.ts'
import { localizedPath } from '../../../locales/routes.ts'
import type { FinderVariant } from '../../questionnaire/recommend.ts'
import { HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { FinderQuery } from './finder-step.ts'
import { FinderChoice } from './FinderChoice.tsx'
import { FinderStatus } from './FinderStatus.tsx'
import { FinderSteps } from './FinderSteps.tsx'
import { FinderSummary } from './FinderSummary.tsx'
import { useResultPaths } from '../../questionnaire/result-paths.ts'
import css from './ServiceFinder.module.css'
import { type Question, useFinder } from './useFinder.ts'

type Props = {
  /** `table` on pages with other sections; `wizard` is a page of its own and carries its h1. */
  variant: FinderVariant
  /** The query of the page, from which the server renders the step. */
  answers?: FinderQuery
}

/** S-09, S-10: goal, industry and a summary of three models (Q-01 … Q-15). */
export function ServiceFinder({ variant, answers: query = {} }: Props) {
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
      className={css.sheet}
      tone={variant === 'table' ? 'buff' : 'paper'}
      neatline={variant === 'table'}
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
