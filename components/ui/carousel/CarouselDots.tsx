import type { KeyboardEvent } from 'react'
import css from './Carousel.module.css'
import type { CarouselLabels } from './carousel-labels.ts'

type Props = {
  /** How many places the slider can stand at. */
  count: number
  index: number
  labels: CarouselLabels
  onGoTo: (index: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One button per place; the present one is marked. */
export function CarouselDots({ count, index, labels, onGoTo, onKeyDown }: Props) {
  return (
    <ul className={css.dots}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <button
            type="button"
            className={css.dot}
            aria-label={labels.goTo(at + 1)}
            aria-current={at === index ? 'true' : undefined}
            onKeyDown={onKeyDown}
            onClick={() => onGoTo(at)}
          />
        </li>
      ))}
    </ul>
  )
}
