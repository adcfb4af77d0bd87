import type { ReactNode } from 'react'
import { isOneOf, skills } from '../../../content/taxonomy.ts'
import type { Position } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import css from './StartSteps.module.css'
import { ModelStart } from './useSellingFacts.tsx'

type Props = {
  /** What the engineers do; the name of a skill stands with its profiles. */
  position?: Position
}

/** What follows the request for an engineer, and when, as points on a line. */
export function StartSteps({ position }: Props) {
  const text = useText()
  const skill =
    position && isOneOf(skills, position) ? text(`taxonomy.skill.${position}`) : undefined
  return (
    <ol className={css.steps} aria-label={text('first-screen.next')}>
      <Step when={<Message id="contact.steps.reply-when" />}>
        <Message id="first-screen.next.reply" />
      </Step>
      <Step when={<Message id="contact.steps.call-when" />}>
        <Message id="first-screen.next.call" />
      </Step>
      <Step when={<Message id="contact.steps.estimate-when" />}>
        {skill ? (
          <Message id="first-screen.next.skill-profiles" values={{ skill }} />
        ) : (
          <Message id="first-screen.next.profiles" />
        )}
      </Step>
      <Step when={<ModelStart model="extend" />}>
        <Message id="first-screen.next.start" />
      </Step>
    </ol>
  )
}

function Step({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className={css.when}>{when}</span>
      <span>{children}</span>
    </li>
  )
}
