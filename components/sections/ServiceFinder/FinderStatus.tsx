import { useState } from 'react'
import { recommend } from '../../questionnaire/recommend.ts'
import type { Answers } from '../../questionnaire/valid-answer.ts'
import { useText } from '../../text/useText.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Step, steps } from './finder-step.ts'

const titles = { 1: 'finder.step.first', 2: 'finder.step.second', 3: 'finder.step.third' } as const
const questions = { 1: 'goal', 2: 'industry', 3: undefined } as const

type Props = {
  step: Step
  answers: Pick<Answers, 'goal' | 'industry'>
  /** The visitor wanted to go on without a choice. */
  missing: boolean
}

/**
 * The one live region of the finder: the same element through all steps, which says what is on screen whenever that
 * changes, also by an answer that is removed in a form of the page or given in another tab.
 */
export function FinderStatus({ step, answers, missing }: Props) {
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
