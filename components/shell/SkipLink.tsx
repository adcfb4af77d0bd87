import { T } from '../text/T.tsx'
import css from './SkipLink.module.css'

/** First stop of the keyboard: past the header to the page's content. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      <T id="common.shell.skip" />
    </a>
  )
}
