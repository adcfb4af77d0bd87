import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { supplierAnswers } from '../../../content/facts/supplier-answers.ts'
import { answerCount, exportFormats, isNarrowed, type Room } from '../../../content/procurement.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { AnswerGroupRows, type ShownGroup, shownIn } from './AnswerGroupRows.tsx'
import { answersForm } from './AnswerRow.tsx'
import css from './AnswerRoom.module.css'
import { FindAnswers, FoundAnswers } from './FindAnswers.tsx'

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
              page={page}
              framework={room.framework}
              open={isNarrowed(room)}
            />
          ))}
        </div>
        <TakeAnswers room={room} page={page} />
      </div>
    </Section>
  )
}

type TakeAnswersProps = { room: Room; page: string }

/** How many answers are selected, and the forms in which they can be taken along. */
function TakeAnswers({ room, page }: TakeAnswersProps) {
  const href = useHref()
  const count = room.selected.length
  return (
    <div className={css.take} data-print="hide">
      <div className={css.box}>
        <p className={css.count} aria-live="polite" aria-atomic="true">
          <Message
            id="procurement.selected"
            values={{
              count,
              all: answerCount,
              b: (chunks) => <b data-selected-count>{chunks}</b>,
            }}
          />
        </p>
        <progress className={css.scale} max={answerCount} value={count} aria-hidden="true" />
        <p className={css.label} id="export-formats">
          <Message id="procurement.export.title" />
        </p>
        <div className={css.formats} role="group" aria-labelledby="export-formats">
          {exportFormats.map((format) => (
            <Button
              key={format}
              type="submit"
              form={answersForm}
              name="format"
              value={format}
              size="small"
              variant="outline"
            >
              <Download strokeWidth={1.6} />
              <Message id={`procurement.export.${format}`} />
            </Button>
          ))}
        </div>
        <p className={css.note}>
          <Message id="procurement.export.note" />
        </p>
        <div className={css.more}>
          <button type="button" className={css.all} data-clear-selection hidden>
            <Message id="procurement.select.clear" />
          </button>
          <button
            type="submit"
            className={css.all}
            form={answersForm}
            name="show"
            value="selected"
            formAction={page}
          >
            <Message id="procurement.export.show" />
          </button>
        </div>
      </div>
      <p className={css.note}>
        <Message
          id="procurement.own"
          values={{ link: (chunks) => <a href={href('get-in-touch')}>{chunks}</a> }}
        />
      </p>
    </div>
  )
}
