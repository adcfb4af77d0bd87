import { Message } from '../text/Message.tsx'
import css from './SkipLink.module.css'

/** First stop of the keyboard: past the header to the page's content. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      <Message id="common.shell.skip" />
    </a>
  )
}
