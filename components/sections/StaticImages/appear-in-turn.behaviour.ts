/** Ms from one image to the next; the first waits as long after the list came into the view (K-22). */
const interval = 300

/**
 * Lets the items of a list appear one after another when it comes into the view, once per page view. They are
 * hidden by `data-hidden` as long as nobody can see them; a list that is in the view already stays as it is, and with
 * reduced motion all are shown at once.
 * @param element the list whose children appear
 */
export function appearInTurn(element: HTMLElement): void {
  const items = [...element.children] as HTMLElement[]
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let seen = false

  const show = ({ dataset }: HTMLElement) => delete dataset.hidden

  const observer = new IntersectionObserver((entries) => {
    // What was noticed before motion was reduced may be told after it.
    if (reducedMotion.matches) return
    seen = entries.at(-1)?.isIntersecting ?? false
    if (!seen) {
      for (const { dataset } of items) dataset.hidden = 'true'
      return
    }
    observer.unobserve(element)
    for (const [index, item] of items.entries()) setTimeout(show, (index + 1) * interval, item)
  })

  function update() {
    if (reducedMotion.matches) {
      observer.unobserve(element)
      items.forEach(show)
    } else if (!seen) observer.observe(element)
  }

  reducedMotion.addEventListener('change', update)
  update()
}
