/**
 * Lets `details` of one name behave as tabs where the window is wide: the open one cannot be closed, and when none is
 * open – the visitor closed it on a narrow window, or before this ran – the first opens.
 * @param element contains the `details`; `data-unless` is the media condition under which all may be closed
 */
export function oneStaysOpen(element: HTMLElement): void {
  const accordion = matchMedia(element.dataset.unless!)

  function openFirst() {
    const first = element.querySelector('details')
    if (!accordion.matches && first && !element.querySelector('details[open]')) first.open = true
  }

  element.addEventListener('click', (event) => {
    const summary = (event.target as Element).closest('summary')
    if (!accordion.matches && summary?.closest('details')?.open) event.preventDefault()
  })
  accordion.addEventListener('change', openFirst)
  openFirst()
}
