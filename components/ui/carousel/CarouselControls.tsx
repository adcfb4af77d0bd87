import type { KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import css from './Carousel.module.css'
import type { CarouselLabels } from './carousel-slides.ts'

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

type CarouselDotsProps = {
  /** How many places the slider can stand at. */
  count: number
  index: number
  labels: CarouselLabels
  onGoTo: (index: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One button per place; the present one is marked. */
export function CarouselDots({ count, index, labels, onGoTo, onKeyDown }: CarouselDotsProps) {
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

type ScaleBarProps = {
  /** Place reached, from 0. */
  index: number
  count: number
  /** "3 of 21". */
  label: string
}

/** The scale of a chart with one division per slide, filled up to the place reached. */
export function ScaleBar({ index, count, label }: ScaleBarProps) {
  return (
    <div className={css.scale}>
      <span className={css.label}>{label}</span>
      <svg
        className={css.bar}
        viewBox={`0 0 ${count} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: count }, (_, at) => (
          <rect
            key={at}
            className={css.division}
            x={at}
            y={at % 2 ? 0.5 : 0}
            width="1"
            height="0.5"
            data-reached={at <= index || undefined}
          />
        ))}
        <rect className={css.frame} width={count} height="1" />
      </svg>
    </div>
  )
}
