import { useEffect, useState } from 'react'

/** Safari has no idle callback: there the next turn after loading has to do. */
const whenIdle: (run: () => void) => number =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (run) => Number(setTimeout(run))

/** False until the page has loaded everything it waits for and has nothing to do, true from then on. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    let here = true
    const begin = () => whenIdle(() => here && setIdle(true))
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      here = false
      window.removeEventListener('load', begin)
    }
  }, [])
  return idle
}
