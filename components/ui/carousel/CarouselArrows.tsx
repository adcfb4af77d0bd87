import type { KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import css from './Carousel.module.css'
import type { CarouselWords } from './carousel-words.ts'

type Props = {
  words: CarouselWords
  place: number
  last: number
  onGoTo: (place: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** Previous and Next; at an end the button stays focusable and says that it is disabled. */
export function CarouselArrows({ words, place, last, onGoTo, onKeyDown }: Props) {
  return (
    <div className={css.arrows}>
      <button
        type="button"
        className={css.arrow}
        aria-label={words.previous}
        aria-disabled={place <= 0}
        onKeyDown={onKeyDown}
        onClick={() => onGoTo(place - 1)}
      >
        <ArrowLeft strokeWidth={1.6} />
      </button>
      <button
        type="button"
        className={css.arrow}
        aria-label={words.next}
        aria-disabled={place >= last}
        onKeyDown={onKeyDown}
        onClick={() => onGoTo(place + 1)}
      >
        <ArrowRight strokeWidth={1.6} />
      </button>
    </div>
  )
}
