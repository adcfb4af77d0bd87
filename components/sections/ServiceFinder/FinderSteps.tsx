import { ArrowLeft, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Goal, goalModels } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type FinderAnswers, type Step, steps } from './finder-step.ts'
import css from './FinderSteps.module.css'

const strong = (name: ReactNode) => <strong>{name}</strong>

export const titles = {
  1: 'finder.step.first',
  2: 'finder.step.second',
  3: 'finder.step.third',
} as const

type Props = {
  step: Step
  answers: FinderAnswers
  action: string
  id: string
  go: (step: Step) => void
}

/**
 * The three steps; earlier ones lead back (A-43, A-44). A form of its own: without script it carries both
 * answers to the chosen step, and the options' form keeps 'Next' as the button that Enter presses.
 */
export function FinderSteps({ step, answers, action, id, go }: Props) {
  const text = useText()
  const list = (
    <ol className={css.steps} aria-label={text('finder.steps-label')}>
      {steps.map((number) => (
        <li key={number} className={css.step} aria-current={number === step ? 'step' : undefined}>
          {number < step ? (
            <button type="submit" name="step" value={number} className={css.back}>
              <span className={css.mark}>
                <Check strokeWidth={1.6} />
              </span>
              <span>
                <Message
                  id="finder.step.done"
                  values={{
                    title: text(titles[number]),
                    hidden: (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>,
                  }}
                />
              </span>
            </button>
          ) : (
            <>
              <span className={css.mark} aria-hidden="true">
                {number}
              </span>
              <Message id={titles[number]} />
            </>
          )}
        </li>
      ))}
    </ol>
  )
  if (step === 1) return list
  return (
    <form
      method="get"
      action={action}
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        go(Number((submitter as HTMLButtonElement).value) as Step)
      }}
    >
      {answers.goal ? <input type="hidden" name="goal" value={answers.goal} /> : null}
      {answers.industry ? <input type="hidden" name="industry" value={answers.industry} /> : null}
      {list}
    </form>
  )
}

type FinderBarProps = {
  step: Step
  stepsForm: string
  /** The chosen goal, to name what it leads to before the summary does. */
  goal?: Goal | ''
}

/** The buttons under a step: Next on 1 and 2, Back on 2 and 3 (T-11, Q-03). */
export function FinderBar({ step, stepsForm, goal = '' }: FinderBarProps) {
  const answer = goal ? <LeadsTo goal={goal} step={step} /> : null
  return (
    <div className={css.bar}>
      {step === 1 ? answer : null}
      {step < 3 ? (
        <Button type="submit" arrow>
          <Message id={step === 1 ? 'finder.next.industry' : 'finder.next.summary'} />
        </Button>
      ) : null}
      {step > 1 ? (
        <Button type="submit" variant="outline" form={stepsForm} name="step" value={step - 1}>
          <ArrowLeft className={css.backArrow} strokeWidth={1.6} />
          <Message id="finder.back" />
        </Button>
      ) : null}
      {step === 1 ? null : answer}
      <p className={css.note}>
        <Message id="finder.note" />
      </p>
    </div>
  )
}

/** What a chosen goal leads to, before the summary says it. */
function LeadsTo({ goal, step }: { goal: Goal; step: Step }) {
  const text = useText()
  const model = text(`taxonomy.result.${goalModels[goal]}`)
  return (
    <p className={css.answer}>
      {step === 1 ? <span className={css.bearing} /> : null}
      <span>
        <Message id="finder.leads-to" values={{ model, name: strong }} />
      </span>
    </p>
  )
}
