/** Places with HTML of the server in an island, without those of islands within it. */
export function slotsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-static]')].filter(
    (slot) => slot.parentElement!.closest('[data-island], [data-static]') === box,
  )
}
