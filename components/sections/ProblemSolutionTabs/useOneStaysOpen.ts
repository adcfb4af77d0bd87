import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { breakpoints } from '../../theme/breakpoints.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/**
 * Lets `details` of one name behave as tabs where the window is wide: the open one cannot be closed,
 * and when none is open – the visitor closed it on a narrow window – the first opens.
 */
export function useOneStaysOpen() {
  const list = useRef<HTMLDivElement>(null)
  const asTabs = !useMediaQuery(breakpoints.phone)

  useEffect(() => {
    const first = list.current?.querySelector('details')
    if (asTabs && first && !list.current?.querySelector('details[open]')) first.open = true
  }, [asTabs])

  function keepOpen(event: MouseEvent<HTMLElement>) {
    if (asTabs && event.currentTarget.closest('details')?.open) event.preventDefault()
  }

  return { list, name: useId(), keepOpen }
}
