import type { CarouselWords } from './carousel-words.ts'

/** How a slide is announced: as one of a group, by its place. */
export function slideAttributes(words: CarouselWords, place: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': words.slideRole,
    'aria-label': words.position(place + 1, count),
  } as const
}
