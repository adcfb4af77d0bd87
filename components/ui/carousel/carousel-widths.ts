import { type Breakpoint, breakpoints } from '../../theme/breakpoints.ts'

type Step = {
  /** Condition under which the step holds; the first step has none. */
  at?: Breakpoint
  /** Slides seen at once. */
  slides: number
  /** Arrows are left out (K-11); swipe, dots and keys remain. */
  withoutArrows?: true
}

/** Steps from the widest to the narrowest; the last one whose condition holds counts. */
export type CarouselWidths = readonly [Step, ...Step[]]

/**
 * How many slides each slider shows (rows K). The list before hydration has the same
 * numbers in Carousel.module.css; carousel-widths.test.ts compares them.
 */
export const carouselWidths = {
  /** K-09: 1.3 at every width. */
  stories: [{ slides: 1.3 }],
  /** K-03. */
  posts: [{ slides: 3 }, { at: 'menu-button', slides: 2 }, { at: 'phone', slides: 1 }],
  /** K-10. */
  usual: [
    { slides: 5 },
    { at: 'carousel-three', slides: 3 },
    { at: 'carousel-two', slides: 2 },
    { at: 'carousel-one', slides: 1 },
  ],
  /** K-11. */
  gray: [
    { slides: 4 },
    { at: 'carousel-three', slides: 3 },
    { at: 'menu-button', slides: 2 },
    { at: 'phone', slides: 2, withoutArrows: true },
    { at: 'gray-slider-one', slides: 1, withoutArrows: true },
  ],
  /** One page of items after the other. */
  pages: [{ slides: 1 }],
} as const satisfies Record<string, CarouselWidths>

export type CarouselKind = keyof typeof carouselWidths

/**
 * The step that counts at a width.
 * @param matches whether a media condition holds
 */
export function stepAt(kind: CarouselKind, matches: (query: string) => boolean): Step {
  const [first, ...narrower]: CarouselWidths = carouselWidths[kind]
  return narrower.findLast(({ at }) => at !== undefined && matches(breakpoints[at])) ?? first
}
