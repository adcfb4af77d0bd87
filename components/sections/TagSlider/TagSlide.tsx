import type { ReactNode } from 'react'
import { useText } from '../../text/useText.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import css from './TagSlide.module.css'

type Props = {
  /** Slot in which the content lies; none for a content that is not due. */
  slot?: number
  shown: boolean
  children: ReactNode
}

/** One content of the slider; those not shown are out of reach. */
export function TagSlide({ slot, shown, children }: Props) {
  const text = useText()
  const hydrated = useHydrated()
  const group =
    slot === undefined
      ? {}
      : {
          role: 'group',
          'aria-roledescription': text('common.carousel.slide-role'),
          'aria-label': text('common.carousel.position', { place: slot + 1, count: 2 }),
        }
  return (
    <div
      {...group}
      className={css.slide}
      data-slot={slot === undefined ? undefined : 'ab'[slot]}
      data-shown={shown || undefined}
      inert={hydrated && !shown}
    >
      {children}
    </div>
  )
}
