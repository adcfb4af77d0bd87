import type { AnswerGroup } from '../../../content/facts/supplier-answers.ts'
import type { Framework } from '../../../content/facts/supplier-answers/answer-facts.ts'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './AnswerRoom.module.css'
import { AnswerRow, type ShownAnswer } from './AnswerRow.tsx'

export type ShownGroup = {
  id: AnswerGroup
  title: string
  lead: string
  answers: readonly ShownAnswer[]
}

/** How many answers of a group are shown. */
export function shownIn({ answers }: ShownGroup): number {
  return answers.filter(({ hidden }) => !hidden).length
}

type Props = {
  group: ShownGroup
  /** Id of the form that the ticks belong to. */
  form: string
  page: string
  /** The framework that is asked for, which is named first. */
  framework: Framework | undefined
}

/** A group of answers, each with a tick, its words, and what proves it. */
export function AnswerGroupRows({ group, form, page, framework }: Props) {
  const { id, title, lead, answers } = group
  const count = shownIn(group)
  return (
    <section id={id} className={css.group} aria-labelledby={`${id}-title`} hidden={count === 0}>
      <div className={css.head}>
        <Heading size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <button type="button" className={css.all} data-select-group hidden>
          <Message id="procurement.select.group" values={{ count }} />
        </button>
        <p className={css.about}>{lead}</p>
      </div>
      {answers.map((answer) => (
        <AnswerRow key={answer.id} answer={answer} form={form} page={page} framework={framework} />
      ))}
    </section>
  )
}
