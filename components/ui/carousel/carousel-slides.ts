import type { ReactNode } from 'react'
import type { CarouselLabels } from './carousel-labels.ts'

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
