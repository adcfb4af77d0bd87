let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => (pressed = false), { capture: true })
  }
}

/**
 * Acts at once, or after the mouse button or finger that is down has been lifted. A message that appears
 * when a field is left moves the button below it: between press and release the click would miss it.
 */
export function afterPress(act: () => void): void {
  if (!pressed) return act()
  const release = new AbortController()
  const onEnd = () => {
    release.abort()
    // The click follows the release; the message follows the click.
    setTimeout(act)
  }
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, onEnd, { signal: release.signal })
  }
}
