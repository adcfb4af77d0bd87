import type { ReactNode } from 'react'
import { supplierAnswers } from '../../../content/facts/supplier-answers.ts'
import { answerCount, questionsQuery, type Room } from '../../../content/procurement.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import css from './AnswerRoom.module.css'
import { AnswerGroupRows, type ShownGroup } from './AnswerGroupRows.tsx'
import { answersForm, FindAnswers } from './FindAnswers.tsx'
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
  const text = useText()
  const shown = groups.reduce((sum, group) => sum + shownIn(group), 0)
  const selection = room.selected.length > 0 ? `?${questionsQuery(room.selected)}` : ''
  const isNarrowed =
    room.search !== '' ||
    room.framework !== undefined ||
    room.since !== undefined ||
    room.selectedOnly
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
        data-asked={selection === '' ? undefined : ''}
      >
        <div className={css.find} data-print="hide">
          <FindAnswers room={room} page={page} file={file} />
          <div className={css.found}>
            <p role="status">
              {room.search === '' ? (
                <Message id="procurement.found" values={{ shown, all: answerCount }} />
              ) : (
                <Message
                  id="procurement.found.search"
                  values={{ shown, all: answerCount, search: room.search }}
                />
              )}
            </p>
            {isNarrowed ? (
              <a href={`${page}${selection}`} rel="nofollow">
                <Message id="procurement.found.all" />
              </a>
            ) : null}
          </div>
          {room.unknown > 0 ? (
            <p className={css.unknown} role="note">
              <Message id="procurement.unknown" values={{ count: room.unknown }} />
            </p>
          ) : null}
          <nav className={css.ways} aria-label={text('procurement.groups.label')}>
            <ul>
              {groups.map((group) => (
                <li key={group.id} hidden={shownIn(group) === 0}>
                  <a href={`#${group.id}`}>
                    <span>
                      <Message id={`procurement.group.${group.id}`} />
                    </span>
                    <span className={css.number}>
                      <Message
                        id="procurement.group.count"
                        values={{ shown: shownIn(group), all: group.answers.length }}
                      />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
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

function shownIn({ answers }: ShownGroup): number {
  return answers.filter(({ hidden }) => !hidden).length
}
