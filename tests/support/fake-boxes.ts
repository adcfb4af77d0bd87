import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Puts every element of a list below the one before it and gives a way to scroll them past a window of
 * 768 px; needs a fake clock.
 * @param first distance of the first element from the top, in px
 * @param height of each element, in px
 */
export function stackBoxes(first: number, height: number): (pixels: number) => void {
  let scrolled = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, first + at * height - scrolled, 600, height)
  })
  return (pixels) => {
    scrolled = pixels
    act(() => {
      dispatchEvent(new Event('scroll'))
      vi.advanceTimersToNextFrame()
    })
  }
}
