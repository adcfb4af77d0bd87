import { type RefObject, useEffect, useState } from 'react'

/** Tells whether any of an element is in the view; false until that is known. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
