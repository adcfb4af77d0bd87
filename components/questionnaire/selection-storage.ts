/** Key of the browser's storage under which selected answers are kept. */
export const selectionKey = 'selected-answers'

/** Ids of the answers that were selected last; none where the storage is blocked. */
export function readSelection(): readonly string[] {
  try {
    return (localStorage.getItem(selectionKey) ?? '').split(',').filter((id) => id !== '')
  } catch {
    return []
  }
}

/** Keeps the ids of selected answers in place of those before; where the storage is blocked, the page alone has them. */
export function keepSelection(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(selectionKey, ids.join(','))
    else localStorage.removeItem(selectionKey)
  } catch {
    // The ticks of the page are enough for an export.
  }
}
