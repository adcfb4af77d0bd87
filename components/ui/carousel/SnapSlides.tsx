import { type Ref, useImperativeHandle, useRef } from 'react'
import css from './Carousel.module.css'
import {
  type CarouselLabels,
  type CarouselSlide,
  slideAttributes,
  type SlidesHandle,
} from './carousel-slides.ts'

type Props = {
  slides: readonly CarouselSlide[]
  labels: CarouselLabels
  onIndex: (index: number) => void
  /** There is more than is seen, so the keyboard must be able to scroll. */
  scrolls: boolean
  ref: Ref<SlidesHandle>
}

/** Slides as a list that scrolls sideways and snaps: works before and without script. */
export function SnapSlides({ slides, labels, onIndex, scrolls, ref }: Props) {
  const list = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => ({
    goTo: (index) => {
      const { current } = list
      const slide = current?.children[index]
      if (!current || !slide) return
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
      const shift = startOf(slide) - startOf(current)
      current.scrollBy({ left: shift, behavior })
    },
  }))

  function onScroll() {
    const { current } = list
    const first = current?.firstElementChild
    if (current && first) onIndex(Math.round(Math.abs(current.scrollLeft) / first.clientWidth))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list of words alone scrolls by key, too
    <div ref={list} className={css.list} tabIndex={scrolls ? 0 : undefined} onScroll={onScroll}>
      {slides.map(({ id, content }, at) => (
        <div key={id} className={css.slide} {...slideAttributes(labels, at, slides.length)}>
          {content}
        </div>
      ))}
    </div>
  )
}

/** Where an element begins in reading direction, in pixels from the left. */
function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return getComputedStyle(element).direction === 'rtl' ? right : left
}
