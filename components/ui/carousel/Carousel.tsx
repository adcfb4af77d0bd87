import { type KeyboardEvent, useRef, useState, useCallback, useSyncExternalStore } from 'react'
import css from './Carousel.module.css'
import { CarouselArrows, CarouselDots, ScaleBar } from './CarouselControls.tsx'
import {
  type CarouselKind,
  carouselWidths,
  type CarouselWidths,
  stepAt,
} from './carousel-widths.ts'
import type { CarouselLabels, CarouselSlide, SlidesHandle } from './carousel-slides.ts'
import { SlickSlides } from './SlickSlides.tsx'
import { SnapSlides } from './SnapSlides.tsx'
import { useSlickWhenSeen } from './useSlickWhenSeen.ts'
import { breakpoints } from '../../theme/breakpoints.ts'

type Props = {
  slides: readonly CarouselSlide[]
  kind: CarouselKind
  labels: CarouselLabels
  /** What tells the position next to the arrows. */
  progress?: 'dots' | 'scale'
}

/**
 * The one slider under all sections. The server gives a list that scrolls and snaps; when it comes near
 * the view, react-slick takes over from the place reached. It never loops and never
 * moves by itself. With no more slides than places it stays a list without controls.
 */
export function Carousel({ slides, kind, labels, progress = 'dots' }: Props) {
  const { slides: visibleSlides, withoutArrows = false } = useCarouselStep(kind)
  const [reached, setReached] = useState(0)
  const root = useRef<HTMLElement>(null)
  const handle = useRef<SlidesHandle>(null)
  const movable = slides.length > visibleSlides
  const slick = useSlickWhenSeen(root, movable)
  const last = Math.max(0, Math.ceil(slides.length - visibleSlides))
  const index = Math.min(reached, last)

  function goTo(target: number) {
    const next = Math.min(last, Math.max(0, target))
    // slick tells a little later; a quick second press has to count from here.
    setReached(next)
    handle.current?.goTo(next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(index + step)
  }

  const shared = { slides, labels, index, onIndex: setReached, ref: handle }
  return (
    <section
      ref={root}
      className={css.carousel}
      aria-roledescription={labels.role}
      aria-label={labels.name}
      data-kind={kind}
    >
      {slick && movable ? (
        <SlickSlides {...shared} slick={slick} visibleSlides={visibleSlides} />
      ) : (
        <SnapSlides {...shared} scrolls={movable} />
      )}
      {movable ? (
        <div className={css.controls}>
          {progress === 'scale' ? (
            <ScaleBar
              index={index}
              count={slides.length}
              label={labels.position(index + 1, slides.length)}
            />
          ) : (
            <CarouselDots
              count={last + 1}
              index={index}
              labels={labels}
              onGoTo={goTo}
              onKeyDown={onKeyDown}
            />
          )}
          {withoutArrows ? null : (
            <CarouselArrows
              labels={labels}
              index={index}
              last={last}
              onGoTo={goTo}
              onKeyDown={onKeyDown}
            />
          )}
        </div>
      ) : null}
    </section>
  )
}

/** The step of the present width; the widest on the server and in the browser's first render. */
function useCarouselStep(kind: CarouselKind) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const steps: CarouselWidths = carouselWidths[kind]
      const lists = steps.flatMap(({ at }) => (at ? [matchMedia(breakpoints[at])] : []))
      for (const list of lists) list.addEventListener('change', onChange)
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange)
      }
    },
    [kind],
  )
  return useSyncExternalStore(
    subscribe,
    () => stepAt(kind, (query) => matchMedia(query).matches),
    () => carouselWidths[kind][0],
  )
}
