/**
 * Opens the closed item that a fragment stands in and scrolls to it, as browsers do when they load an
 * address; a client-side navigation scrolls only.
 * @param hash with its `#`, as in `location.hash`
 */
export function revealFragment(hash: string): void {
  const target = document.getElementById(hash.slice(1))
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!closed) return
  closed.open = true
  target?.scrollIntoView()
}
