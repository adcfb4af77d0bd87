import type { AnswerGroup } from '../../../content/facts/supplier-answers.ts'
import type { Framework } from '../../../content/facts/supplier-answers/answer-facts.ts'
import { Message } from '../../text/Message.tsx'
import fold from '../../ui/Fold.module.css'
import { Heading } from '../../ui/Heading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AnswerRow, type ShownAnswer } from './AnswerRow.tsx'
import css from './AnswerRoom.module.css'

export type ShownGroup = {
  id: AnswerGroup
  title: string
  lead: string
  answers: readonly ShownAnswer[]
}

/** How many answers of a group are shown. */
export const shownIn = ({ answers }: ShownGroup) => answers.filter(({ hidden }) => !hidden).length

type Props = {
  group: ShownGroup
  page: string
  /** The framework that is asked for, which is named first. */
  framework: Framework | undefined
  /** What is left of the answers is shown at once, also where groups are folded. */
  open: boolean
}

/** A group of answers, each with a tick, its words, and what proves it; on a phone it is folded below its title. */
export function AnswerGroupRows({ group, page, framework, open }: Props) {
  const { id, title, lead, answers } = group
  const count = shownIn(group)
  const counted = <Message id="procurement.group.fold" values={{ count }} />
  return (
    <section className={css.group} aria-labelledby={`${id}-title`} hidden={count === 0}>
      <div className={css.head}>
        <Heading size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <button type="button" className={css.all} data-select-group hidden>
          <Message id="procurement.select.group" values={{ count }} />
        </button>
        <p className={css.about}>{lead}</p>
      </div>
      <details className={[fold.fold, fold.onPhones].join(' ')} open={open}>
        <summary>
          <VisuallyHidden>{title}</VisuallyHidden> {counted}
        </summary>
        <span className={fold.target} id={id} />
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} page={page} framework={framework} />
        ))}
      </details>
    </section>
  )
}
