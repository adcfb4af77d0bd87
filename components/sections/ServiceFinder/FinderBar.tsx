import { ArrowLeft } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Step } from './finder-step.ts'
import css from './ServiceFinder.module.css'

/** The buttons under a step: Next on 1 and 2, Back on 2 and 3 (T-11, Q-03). */
export function FinderBar({ step, stepsForm }: { step: Step; stepsForm: string }) {
  return (
    <div className={css.bar}>
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
      <p className={css.note}>
        <Message id="finder.note" />
      </p>
    </div>
  )
}
