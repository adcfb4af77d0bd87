import { Message } from '../text/Message.tsx'
import css from './SampleNote.module.css'

/** One quiet line at the end of a page that shows sample content. */
export function SampleNote() {
  return (
    <p className={css.note}>
      <Message id="common.shell.sample-note" />
    </p>
  )
}
