import type { ReactNode } from 'react'
import type { Goal, Industry, Model } from '../../../content/taxonomy.ts'
import { type FinderVariant, recommend, type ResultPaths } from '../../questionnaire/recommend.ts'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { FinderBar } from './FinderSteps.tsx'
import css from './FinderSummary.module.css'
import finder from './ServiceFinder.module.css'
import { useFormPath } from './BestMatch.tsx'
import { TableResults, WizardResults } from './FinderResults.tsx'
import type { FinderAnswers } from './finder-step.ts'

type Props = {
  variant: FinderVariant
  answers: FinderAnswers
  paths: ResultPaths
  headingId: string
  stepsForm: string
}

/** The third step: what was chosen, and the models with the best match (Q-08 … Q-11). */
export function FinderSummary({ variant, answers, paths, headingId, stepsForm }: Props) {
  const { best, order, industry } = recommend(answers, variant)
  const chosenIndustry = answers.industry as Industry
  const results = { answers, best, order, paths }
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
          <Message id={`taxonomy.goal.${answers.goal as Goal}`} />
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
      <SummaryLinks answers={answers} hasNoPage={industry === 'no-page'} />
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

type SummaryLinksProps = {
  answers: FinderAnswers
  /** Whether the chosen industry has no page. */
  hasNoPage: boolean
}

/** The ways on below the recommendation: what stands behind every model (C-01), and what it would cost. */
function SummaryLinks({ answers, hasNoPage }: SummaryLinksProps) {
  const href = useHref()
  const claim = useClaim()
  return (
    <>
      {hasNoPage ? <NoPage answers={answers} /> : null}
      <p className={css.cases}>
        <Message
          id="finder.summary.cases"
          values={{
            cases: claim('success-cases').text,
            link: (chunks: ReactNode) => <a href={href('success-stories')}>{chunks}</a>,
          }}
        />
      </p>
      <p className={css.cases}>
        <Message
          id="finder.summary.cost"
          values={{ link: (chunks: ReactNode) => <a href={href('team-cost')}>{chunks}</a> }}
        />
      </p>
    </>
  )
}

/** why there is no card for the industry, and the way on. */
function NoPage({ answers }: Pick<SummaryLinksProps, 'answers'>) {
  const text = useText()
  const form = useFormPath()(answers)
  const industry = answers.industry as Industry
  const link = (chunks: ReactNode) => (
    <a href={form} rel="nofollow">
      {chunks}
    </a>
  )
  return (
    <p className={css.noPage}>
      {industry === 'other' ? (
        <Message id="finder.summary.other" values={{ link }} />
      ) : (
        <Message
          id="finder.summary.no-page"
          values={{ industry: text(`taxonomy.industry.${industry}`), link }}
        />
      )}
    </p>
  )
}

/** In which cases another model than the best match would fit better. */
function WhatWouldChange({ model }: { model: Model }) {
  return (
    <div className={css.change}>
      <Heading size="quiet">
        <Message id="finder.change.title" />
      </Heading>
      <p>
        <Message id={`finder.change.${model}`} />
      </p>
    </div>
  )
}
