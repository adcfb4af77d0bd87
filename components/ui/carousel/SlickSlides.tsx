import 'slick-carousel/slick/slick.css'
import { type FocusEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type Slider from 'react-slick'
import { useReducedMotion } from '../useMediaQuery.ts'
import css from './Carousel.module.css'
import {
  type CarouselLabels,
  type CarouselSlide,
  slideAttributes,
  type SlidesHandle,
} from './carousel-slides.ts'

/** K-09, in milliseconds. */
const slideTime = 800

type Props = {
  slick: typeof Slider
  slides: readonly CarouselSlide[]
  labels: CarouselLabels
  /** Slides seen at once. */
  visibleSlides: number
  /** Where the list stood when slick took over. */
  index: number
  onIndex: (index: number) => void
  ref: Ref<SlidesHandle>
}

/** The same slides moved by react-slick. */
export function SlickSlides({
  slick: Slick,
  slides,
  labels,
  visibleSlides,
  index,
  onIndex,
  ref,
}: Props) {
  const slider = useRef<Slider>(null)
  const root = useRef<HTMLDivElement>(null)
  const reduced = useReducedMotion()
  /** The last place that slick was sent to and has not reached. */
  const wanted = useRef<number>(undefined)
  const goTo = (target: number) => {
    wanted.current = target
    slider.current?.slickGoTo(target)
  }
  useImperativeHandle(ref, () => ({ goTo }))

  // After each render the slides may be other elements.
  useEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('.slick-list')
    return list ? makeHiddenSlidesInert(list) : undefined
  })

  /** The browser scrolls the hidden list to a focused link: slick shows the slide instead. */
  function onFocus({ target }: FocusEvent) {
    const list = root.current?.querySelector('.slick-list')
    const at = Number(target.closest('[data-slide]')?.getAttribute('data-slide'))
    if (!list || Number.isNaN(at)) return
    list.scrollLeft = 0
    const whole = Math.floor(visibleSlides)
    if (at < index) goTo(at)
    else if (at >= index + whole)
      goTo(Math.min(at - whole + 1, Math.ceil(slides.length - visibleSlides)))
  }

  return (
    <div ref={root} className={css.slick} onFocus={onFocus}>
      <Slick
        ref={slider}
        accessibility={false}
        arrows={false}
        dots={false}
        infinite={false}
        initialSlide={index}
        slidesToScroll={1}
        slidesToShow={visibleSlides}
        speed={reduced ? 0 : slideTime}
        waitForAnimate={false}
        beforeChange={(_, next) => {
          const at = Math.round(next)
          // slick tells of each press a little later, when a quicker one may have gone further.
          if (wanted.current === undefined || wanted.current === at) onIndex(at)
        }}
        afterChange={(at) => {
          if (wanted.current === Math.round(at)) wanted.current = undefined
        }}
        swipeEvent={() => {
          wanted.current = undefined
        }}
      >
        {slides.map(({ id, content }, at) => (
          <div
            key={id}
            className={css.slide}
            data-slide={at}
            {...slideAttributes(labels, at, slides.length)}
          >
            {content}
          </div>
        ))}
      </Slick>
    </div>
  )
}

/** A slide of which less is seen counts as hidden. */
const seenShare = 0.02

/**
 * react-slick marks hidden slides `aria-hidden`, but leaves their links focusable, and marks the slide
 * that is half seen at the end, too. So the mark goes, and what is really out of sight becomes inert.
 * @param list slick's `.slick-list`
 * @returns takes the observers off again
 */
function makeHiddenSlidesInert(list: HTMLElement): () => void {
  const slides = list.querySelectorAll<HTMLElement>('.slick-slide')
  const byGeometry = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        ;(target as HTMLElement).inert = intersectionRatio < seenShare
      }
    },
    { root: list, threshold: [0, seenShare + 0.01] },
  )
  const dropAriaHidden = () => {
    for (const slide of slides) slide.removeAttribute('aria-hidden')
  }
  const bySlick = new MutationObserver(dropAriaHidden)
  for (const slide of slides) byGeometry.observe(slide)
  bySlick.observe(list, { subtree: true, attributeFilter: ['aria-hidden'] })
  dropAriaHidden()
  return () => {
    byGeometry.disconnect()
    bySlick.disconnect()
  }
}
