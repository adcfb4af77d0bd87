import { type ReactNode } from 'react'
import type { Goal, Industry } from '../../../content/taxonomy.ts'
import type { Answers } from '../../questionnaire/valid-answer.ts'
import { type FinderVariant, recommend } from '../../questionnaire/recommend.ts'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { FinderBar } from './FinderBar.tsx'
import type { ResultPaths } from '../../questionnaire/result-paths.ts'
import css from './FinderSummary.module.css'
import finder from './ServiceFinder.module.css'
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
      {industry === 'no-page' ? <NoPage industry={chosenIndustry} /> : null}
      <Cases />
      <Cost />
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

/** C-01: what stands behind every model. */
function Cases() {
  const href = useHref()
  return (
    <p className={css.cases}>
      <Message
        id="finder.summary.cases"
        values={{
          cases: useClaim()('success-cases').text,
          link: (chunks: ReactNode) => <a href={href('success-stories')}>{chunks}</a>,
        }}
      />
    </p>
  )
}

/** why there is no card for the industry, and the way on. */
function NoPage({ industry }: { industry: Industry }) {
  const href = useHref()
  const text = useText()
  const link = (chunks: ReactNode) => <a href={href('get-in-touch')}>{chunks}</a>
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

/** The way to the price range of a team. */
function Cost() {
  const href = useHref()
  return (
    <p className={css.cases}>
      <Message
        id="finder.summary.cost"
        values={{ link: (chunks: ReactNode) => <a href={href('team-cost')}>{chunks}</a> }}
      />
    </p>
  )
}
