import { drawing } from '../../art/drawing.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import css from './Received.module.css'

/** A compass behind what a visitor reads after sending. The page renders it: browsers need no code of drawings. */
export function ReceivedPicture() {
  return <Drawing day={drawing('compass-night')} decorative className={css.compass} />
}
