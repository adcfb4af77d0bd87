/** What may cover the top of a small screen in pixels; the style sheet keeps the same margin (K-17). */
const stickyOffset = 55

/** Scrolls a heading below the sticky header, only if it is not already visible. */
export function revealHeading(heading: Element, behavior: 'smooth' | 'instant'): void {
  const { top, bottom } = heading.getBoundingClientRect()
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const covered = Math.max(stickyOffset, Number.isNaN(padding) ? 0 : padding)
  if (top >= covered && bottom <= innerHeight) return
  heading.scrollIntoView({ block: 'start', behavior })
}
