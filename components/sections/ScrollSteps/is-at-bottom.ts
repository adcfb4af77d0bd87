/** Pixels that may be left, since browsers round scroll positions. */
const tolerance = 1

/** Tells whether a scrolling box shows its end; one that needs no scrolling does. */
export function isAtBottom(
  box: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>,
): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop <= tolerance
}
