import { useEffect, useEffectEvent } from 'react'
import { useHydrated } from '../ui/useHydrated.ts'
import { isShortcut, shortcutModifier } from '../ui/shortcut.ts'

/**
 * Listens to Ctrl-K or ⌘-K on the whole page, in fields as well.
 * @returns the key of the visitor's keyboard, nothing on the server and in the first render
 */
export function useShortcut(onPress: () => void): 'Control' | 'Meta' | undefined {
  const hydrated = useHydrated()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const modifier = shortcutModifier(navigator.platform)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !isShortcut(event, modifier)) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return hydrated ? shortcutModifier(navigator.platform) : undefined
}
