import { isShortcut, shortcutModifier } from '../search/shortcut.ts'
import { type HydrateOn, whenHydrated } from './hydrate-on.ts'
import { whenIdle } from '../ui/when-idle.ts'

/** What tells that a visitor is about to use the page. */
const touches = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const

/** Does nothing before React answers; every other button, link and form works by itself until then. */
const needsReact = 'button[type="button"]:not([popovertarget])'

type When = {
  hydrateOn: HydrateOn
  start: () => Promise<void>
  /** What is done when React cannot start. */
  failed: () => Promise<void>
}

/**
 * Starts React at the first touch of the page or when the browser is idle, and presses once more what a visitor
 * pressed or chose too early: no press is lost. A page that would show what the browser keeps of its visitor
 * does not wait for a touch.
 */
export function hydrateWhenWanted(page: Document, { hydrateOn, start, failed }: When): void {
  let started = false
  let again: (() => void) | undefined
  const end = new AbortController()
  const { signal } = end

  function wanted() {
    if (started) return
    started = true
    start().catch(() => {
      end.abort()
      return failed()
    })
  }

  function hold(event: Event, repeat: () => void) {
    wanted()
    again = repeat
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  for (const type of touches) {
    page.addEventListener(type, wanted, { once: true, capture: true, passive: true, signal })
  }
  page.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const button = target.closest<HTMLElement>(needsReact)
      if (button) hold(event, () => button.isConnected && button.click())
      else if (target.matches('input[type="radio"]')) {
        // The browser checks it at once; what a page does upon the choice is left to React.
        wanted()
        again = () => target.isConnected && target.dispatchEvent(new MouseEvent('click', event))
      }
    },
    { capture: true, signal },
  )
  page.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event, shortcutModifier(navigator.platform))) return
      hold(event, () => page.dispatchEvent(new KeyboardEvent('keydown', event)))
    },
    { capture: true, signal },
  )
  whenHydrated(page, () => {
    end.abort()
    again?.()
  })
  if (hydrateOn === 'idle' || keepsSomething()) whenIdle(wanted)
}

/** Whether the browser holds answers, a draft or a choice of this visitor. */
function keepsSomething(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return false
  }
}
