import type { DrawingFile } from './Drawing.tsx'
import css from './Mark.module.css'

type Props = DrawingFile & { className?: string }

/** The mark of a technology, next to its name: one file for both colour schemes, since a page shows hundreds. */
export function Mark({ src, width, height, className }: Props) {
  return (
    <img
      src={src}
      alt=""
      className={`${css.mark} ${className ?? ''}`}
      loading="lazy"
      width={width}
      height={height}
    />
  )
}
