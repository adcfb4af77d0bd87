import type { MouseEvent as ReactMouseEvent } from 'react'

/** Whether a click asks for another tab or window, or for a download. */
export function opensElsewhere(click: MouseEvent | ReactMouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = click
  return button > 0 || ctrlKey || metaKey || shiftKey || altKey
}
