import type { DrawingFile } from './Drawing.tsx'
import { lettersOf } from './letters-of.ts'
import { Mark } from './Mark.tsx'
import css from './MarkGrid.module.css'

/** A tool or technology; without an image its first letters stand for it. */
export type MarkedItem = { subtitle: string; image?: DrawingFile }

/** Names in a dense ruled grid; beside those with marks, letters take the place of a missing one. */
export function MarkGrid({ items }: { items: readonly MarkedItem[] }) {
  const marked = items.some(({ image }) => image)
  return (
    <ul className={css.grid}>
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
