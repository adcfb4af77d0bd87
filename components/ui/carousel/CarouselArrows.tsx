import type { KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import css from './Carousel.module.css'
import type { CarouselLabels } from './carousel-labels.ts'

type Props = {
  labels: CarouselLabels
  index: number
  last: number
  onGoTo: (index: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** Previous and Next; at an end the button stays focusable and says that it is disabled. */
export function CarouselArrows({ labels, index, last, onGoTo, onKeyDown }: Props) {
  return (
    <div className={css.arrows}>
      <button
        type="button"
        className={css.arrow}
        aria-label={labels.previous}
        aria-disabled={index <= 0}
        onKeyDown={onKeyDown}
        onClick={() => onGoTo(index - 1)}
      >
        <ArrowLeft strokeWidth={1.6} />
      </button>
      <button
        type="button"
        className={css.arrow}
        aria-label={labels.next}
        aria-disabled={index >= last}
        onKeyDown={onKeyDown}
        onClick={() => onGoTo(index + 1)}
      >
        <ArrowRight strokeWidth={1.6} />
      </button>
    </div>
  )
}
