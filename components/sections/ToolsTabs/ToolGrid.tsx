import type { DrawingFile } from '../../ui/Drawing.tsx'
import { lettersOf } from '../../ui/letters-of.ts'
import { Mark } from '../../ui/Mark.tsx'
import css from './ToolsTabs.module.css'

export type Tool = {
  subtitle: string
  /** Its mark. */
  image?: DrawingFile
}

/** Tools in a ruled grid; beside those with marks, letters take the place of a missing one. */
export function ToolGrid({ items }: { items: readonly Tool[] }) {
  const marked = items.some(({ image }) => image)
  return (
    <ul className={css.tools}>
      {items.map(({ subtitle, image }) => (
        <li key={subtitle}>
          {image ? <Mark {...image} /> : null}
          {marked && !image ? (
            <span className={css.letters} aria-hidden="true">
              {lettersOf(subtitle)}
            </span>
          ) : null}
          {subtitle}
        </li>
      ))}
    </ul>
  )
}
