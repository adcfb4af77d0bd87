import type { KeyboardEvent, MouseEvent } from 'react'
import { opensElsewhere } from './modifier-keys.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * What a link needs that opens a dialog where React answers and leads to the same content elsewhere. It stays one
 * element, which keeps the focus and a press that is under way when it becomes a button.
 */
export function useLinkAsButton(onPress: () => void) {
  const hydrated = useHydrated()

  function onClick(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onPress()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    onPress()
  }

  const asButton = hydrated && ({ role: 'button', 'aria-haspopup': 'dialog', onKeyDown } as const)
  return { 'data-held': '', onClick, ...asButton }
}
