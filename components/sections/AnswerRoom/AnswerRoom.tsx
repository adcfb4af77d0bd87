import type { ReactNode } from 'react'
import { supplierAnswers } from '../../../content/facts/supplier-answers.ts'
import { answerCount, type Room } from '../../../content/procurement.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { Section } from '../../ui/Section.tsx'
import css from './AnswerRoom.module.css'
import { AnswerGroupRows, type ShownGroup, shownIn } from './AnswerGroupRows.tsx'
import { answersForm, FindAnswers } from './FindAnswers.tsx'
import { FoundAnswers } from './FoundAnswers.tsx'
import { TakeAnswers } from './TakeAnswers.tsx'

type Props = {
  room: Room
  groups: readonly ShownGroup[]
  /** Addresses of the page and of what it exports. */
  page: string
  file: string
  /** What a visitor can do with the selected answers, where they alone are shown. */
  actions?: ReactNode
}

/** Answers for a supplier check: search, filters and groups, the answers, and what takes the selected ones along. */
export function AnswerRoom({ room, groups, page, file, actions }: Props) {
  const href = useHref()
  const shown = groups.reduce((sum, group) => sum + shownIn(group), 0)
  return (
    <Section
      id="answers"
      opening="split"
      title={
        <>
          <Message id="procurement.answers.title" /> <SampleMark sample={supplierAnswers.sample} />
        </>
      }
      lead={<Message id="procurement.answers.lead" values={{ count: answerCount }} />}
    >
      <div
        className={css.room}
        data-behaviour="kept-selection"
        data-start="idle"
        data-asked={room.selected.length > 0 ? '' : undefined}
      >
        <div className={css.find} data-print="hide">
          <FindAnswers room={room} page={page} file={file} />
          <FoundAnswers {...{ room, groups, shown, page }} />
        </div>
        <div className={css.groups}>
          {actions}
          {shown === 0 ? (
            <div className={css.none}>
              <p>
                <Message id="procurement.none" />
              </p>
              <a href={href('get-in-touch')}>
                <Message id="procurement.none.ask" />
              </a>
            </div>
          ) : null}
          {groups.map((group) => (
            <AnswerGroupRows
              key={group.id}
              group={group}
              form={answersForm}
              page={page}
              framework={room.framework}
            />
          ))}
        </div>
        <TakeAnswers room={room} page={page} />
      </div>
    </Section>
  )
}
