import type { ReactNode } from 'react'

export type CarouselSlide = { id: string; content: ReactNode }

/** What both ways of sliding can be told. */
export type SlidesHandle = { goTo: (index: number) => void }

/** How a slide is announced: as one of a group, by its place. */
export function slideAttributes(labels: CarouselLabels, index: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': labels.slideRole,
    'aria-label': labels.position(index + 1, count),
  } as const
}

/** What a slider says; the caller gives it in the language of the page. */
export type CarouselLabels = {
  /** Name of the slider, without the word "carousel". */
  name: string
  /** "carousel", as screen readers say it. */
  role: string
  /** "slide", as screen readers say it. */
  slideRole: string
  previous: string
  next: string
  /** "3 of 21". */
  position: (index: number, count: number) => string
  /** "Go to slide 3". */
  goTo: (index: number) => string
}
