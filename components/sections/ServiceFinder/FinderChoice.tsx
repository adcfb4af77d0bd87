import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Goal, goals, industries, type Industry } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { FinderAnswers, Step } from './finder-step.ts'
import { FinderBar } from './FinderSteps.tsx'
import css from './ServiceFinder.module.css'
import type { Question } from './useFinder.ts'

const questions = {
  goal: { step: 1, next: 2, options: goals },
  industry: { step: 2, next: 3, options: industries },
} as const

type Props = {
  question: Question
  answers: FinderAnswers
  /** The goal that is checked until the visitor chooses; it counts when the visitor goes on with it. */
  usual: Goal | ''
  choose: (question: Question, option: string) => void
  go: (step: Step) => void
  headingId: string
  action: string
  stepsForm: string
  /** The visitor wanted to go on without a choice. */
  missing: boolean
  setMissing: (missing: boolean) => void
}

/** One question with twelve options; a click chooses and goes on, arrow keys only choose. */
export function FinderChoice(props: Props) {
  const { question, answers, usual, choose, go, headingId, action, stepsForm } = props
  const { missing, setMissing } = props
  const { step, next, options } = questions[question]
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const goal = answers.goal || usual
  const chosen = question === 'goal' ? goal : answers.industry

  const keepEarlierChoice = useEffectEvent(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (checked && checked !== chosen) choose(question, checked)
  })
  // A choice made before hydration, or restored by the browser, would be lost with the first render.
  useLayoutEffect(() => keepEarlierChoice(), [])

  function onChoose(option: string, byPointer: boolean) {
    setMissing(false)
    choose(question, option)
    if (byPointer) go(next)
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (chosen) {
      if (!answers[question]) choose(question, chosen)
      return go(next)
    }
    setMissing(true)
    form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
  }

  return (
    <form ref={form} method="get" action={action} noValidate={hydrated} onSubmit={onSubmit}>
      {question === 'industry' ? <input type="hidden" name="goal" value={answers.goal} /> : null}
      <div className={css.head}>
        <Heading size="h2" id={headingId} focusable>
          <Message id={`finder.${question}.title`} />
        </Heading>
        <p className={css.lead}>
          <Message id={`finder.${question}.lead`} />
        </p>
      </div>
      <fieldset className={css.options}>
        <legend>
          <VisuallyHidden>
            <Message id={`finder.${question}.title`} />
          </VisuallyHidden>
        </legend>
        <div className={css.grid}>
          {options.map((option) => (
            <FinderOption
              key={option}
              question={question}
              option={option}
              checked={option === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      </fieldset>
      <p className={css.missing}>
        {missing ? <Message id={`finder.${question}.missing`} /> : null}
      </p>
      <FinderBar step={step} stepsForm={stepsForm} goal={goal} />
    </form>
  )
}

type FinderOptionProps = {
  question: Question
  option: Goal | Industry
  checked: boolean
  onChoose: (option: string, byPointer: boolean) => void
}

/** One option as a card over a native radio; a click of a key has no `detail`. */
function FinderOption({ question, option, checked, onChoose }: FinderOptionProps) {
  return (
    <label className={css.option}>
      <input
        type="radio"
        name={question}
        value={option}
        required
        checked={checked}
        onChange={() => onChoose(option, false)}
        onClick={(event) => {
          if (event.detail > 0) onChoose(option, true)
        }}
      />
      <span className={css.name}>
        {question === 'goal' ? (
          <Message id={`taxonomy.goal.${option as Goal}`} />
        ) : (
          <Message id={`taxonomy.industry.${option as Industry}`} />
        )}
      </span>
    </label>
  )
}
