import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a popover of the kind `manual` open and above the menus of the page, also when one opens later
 * and when a change of pages closes all.
 */
export function useTopLayer(): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const raise = () => {
      if (layer.current?.matches(':popover-open')) layer.current.hidePopover()
      layer.current?.showPopover()
    }
    const follow = ({ target, newState }: ToggleEvent) => {
      const own = target === layer.current
      if (own ? newState === 'closed' : newState === 'open' && isPopover(target)) raise()
    }
    raise()
    document.addEventListener('toggle', follow, true)
    return () => document.removeEventListener('toggle', follow, true)
  }, [])
  return layer
}

function isPopover(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('popover')
}
