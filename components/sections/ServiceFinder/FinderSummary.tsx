import { type ReactNode } from 'react'
import type { Goal, Industry } from '../../../content/taxonomy.ts'
import type { Answers } from '../../questionnaire/valid-answer.ts'
import { type FinderVariant, recommend } from '../../questionnaire/recommend.ts'
import { Message } from '../../text/Message.tsx'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { FinderBar } from './FinderBar.tsx'
import type { ResultPaths } from '../../questionnaire/result-paths.ts'
import css from './FinderSummary.module.css'
import finder from './ServiceFinder.module.css'
import { SummaryLinks } from './SummaryLinks.tsx'
import { TableResults } from './TableResults.tsx'
import { WhatWouldChange } from './WhatWouldChange.tsx'
import { WizardResults } from './WizardResults.tsx'

type Props = {
  variant: FinderVariant
  answers: Pick<Answers, 'goal' | 'industry'>
  paths: ResultPaths
  headingId: string
  stepsForm: string
}

/** The third step: what was chosen, and the models with the best match (Q-08 … Q-11). */
export function FinderSummary({ variant, answers, paths, headingId, stepsForm }: Props) {
  const { best, order, industry } = recommend(answers, variant)
  const goal = answers.goal as Goal
  const chosenIndustry = answers.industry as Industry
  const results = { goal, best, order, paths }
  return (
    <>
      <div className={finder.head}>
        <Heading size="h2" id={headingId} focusable>
          <Message id="finder.summary.title" />
        </Heading>
        <p className={finder.lead}>
          <Message id="finder.summary.lead" />
        </p>
      </div>
      <dl className={css.chosen}>
        <Chosen label={<Message id="finder.summary.goal" />}>
          <Message id={`taxonomy.goal.${goal}`} />
        </Chosen>
        <Chosen label={<Message id="finder.summary.industry" />}>
          <Message id={`taxonomy.industry.${chosenIndustry}`} />
        </Chosen>
      </dl>
      <Deeper>
        {variant === 'wizard' ? (
          <WizardResults
            {...results}
            industry={industry === 'result' ? chosenIndustry : undefined}
          />
        ) : (
          <TableResults {...results} />
        )}
        {best ? <WhatWouldChange model={best} /> : null}
      </Deeper>
      <SummaryLinks withoutPage={industry === 'no-page' ? chosenIndustry : undefined} />
      <FinderBar step={3} stepsForm={stepsForm} />
    </>
  )
}

function Chosen({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
