/**
 * Calls `act` when the element enters or leaves the window, and once per frame while it is visible and the page
 * scrolls or the window changes its size.
 */
export function onScroll(element: Element, act: () => void): void {
  let visible = false
  let waiting = false

  function actInNextFrame() {
    if (!visible || waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      act()
    })
  }

  new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting ?? false
    act()
  }).observe(element)
  addEventListener('scroll', actInNextFrame, { passive: true })
  addEventListener('resize', actInNextFrame)
}
