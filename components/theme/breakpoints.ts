/**
 * Every width at which the layout changes (K-12, A-97), as media conditions.
 * 'Below N' means viewport width < N. `360` and `1280` belong to the carousels.
 * The names are used as `@media (--phone)` in CSS and as `breakpoints.phone` with matchMedia.
 */
export const breakpoints = {
  /** One slide of the default carousel (K-10). */
  'carousel-one': '(width < 360px)',
  /** Short forms and the newsletter stack; technologies in two columns. */
  'form-stacked': '(width < 500px)',
  /** One slide of the gray cards slider (K-11). */
  'gray-slider-one': '(width < 550px)',
  /** The finder's options become one list (Q-14: at 767 and below). */
  'finder-list': '(width <= 767px)',
  /** Phones: one column, mobile pictures, tables as cards. */
  phone: '(width < 768px)',
  /** The service header's form and other two-column blocks stack. */
  stacked: '(width < 950px)',
  /** Two slides of the default carousel (K-10). */
  'carousel-two': '(width < 1023px)',
  /** The menu button replaces the navigation. */
  'menu-button': '(width < 1024px)',
  /** Three slides of the default carousel and of the gray cards slider (K-10, K-11). */
  'carousel-three': '(width < 1280px)',
  /** Three columns in the finder (K-08). */
  'finder-three': '(width < 1281px)',
  /** Reading container of 1140 px. */
  'container-reading': '(width >= 1367px)',
  /** Full container of 1440 px. */
  'container-full': '(width >= 1669px)',
  /** Seven technologies on a slide (K-07). */
  'technologies-seven': '(width < 1750px)',
} as const

export type Breakpoint = keyof typeof breakpoints
