import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

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
