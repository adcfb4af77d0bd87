import type { KeyboardEvent } from 'react'
import css from './Carousel.module.css'
import type { CarouselWords } from './carousel-words.ts'

type Props = {
  /** How many places the slider can stand at. */
  count: number
  place: number
  words: CarouselWords
  onGoTo: (place: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One button per place; the present one is marked. */
export function CarouselDots({ count, place, words, onGoTo, onKeyDown }: Props) {
  return (
    <ul className={css.dots}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <button
            type="button"
            className={css.dot}
            aria-label={words.goTo(at + 1)}
            aria-current={at === place ? 'true' : undefined}
            onKeyDown={onKeyDown}
            onClick={() => onGoTo(at)}
          />
        </li>
      ))}
    </ul>
  )
}
