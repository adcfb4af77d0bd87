/** A slide of which less is seen counts as hidden. */
const seenShare = 0.02

/**
 * react-slick marks hidden slides `aria-hidden`, but leaves their links focusable, and marks the slide
 * that is half seen at the end, too. So the mark goes, and what is really out of sight becomes inert.
 * @param list slick's `.slick-list`
 * @returns takes the observers off again
 */
export function makeHiddenSlidesInert(list: HTMLElement): () => void {
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
