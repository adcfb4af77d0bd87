import type { MouseEvent as ReactMouseEvent } from 'react'

/** The key that goes with K on the visitor's keyboard. */
export function shortcutModifier(platform: string): 'Control' | 'Meta' {
  return /^(Mac|iP)/.test(platform) ? 'Meta' : 'Control'
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Ctrl-K, or ⌘-K where Ctrl-K edits text. */
export function isShortcut(press: Press, modifier: 'Control' | 'Meta'): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = press
  const [held, other] = modifier === 'Meta' ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return key.toLowerCase() === 'k' && held && !other && !shiftKey && !altKey
}

/** Whether a click asks for another tab or window, or for a download. */
export function opensElsewhere(click: MouseEvent | ReactMouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = click
  return button > 0 || ctrlKey || metaKey || shiftKey || altKey
}
