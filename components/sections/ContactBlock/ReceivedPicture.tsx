import { drawing } from '../../art/drawing.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import css from './RequestReceived.module.css'

/** A compass behind what a visitor reads after sending. */
export function ReceivedPicture() {
  return <Drawing day={drawing('compass-night')} decorative className={css.compass} />
}
