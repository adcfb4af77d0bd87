import { lettersOf } from '../../ui/letters-of.ts'
import { Mark } from '../../ui/Mark.tsx'
import type { MarkedItem } from '../../ui/MarkGrid.tsx'
import css from './TechnologyPages.module.css'

/** A technology by its mark, or by its first letters. */
export function Technology({ subtitle, image }: MarkedItem) {
  return (
    <>
      {image ? (
        <Mark {...image} className={css.image} />
      ) : (
        <span className={css.letters} aria-hidden="true">
          {lettersOf(subtitle)}
        </span>
      )}
      <span className={css.name}>{subtitle}</span>
    </>
  )
}
