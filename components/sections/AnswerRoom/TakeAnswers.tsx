import { Download } from 'lucide-react'
import { answerCount, exportFormats, type Room } from '../../../content/procurement.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Button } from '../../ui/Button.tsx'
import css from './AnswerRoom.module.css'
import { answersForm } from './FindAnswers.tsx'

type Props = { room: Room; page: string }

/** How many answers are selected, and the forms in which they can be taken along. */
export function TakeAnswers({ room, page }: Props) {
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
