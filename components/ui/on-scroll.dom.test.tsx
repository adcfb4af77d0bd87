import { beforeEach, expect, test, vi } from 'vitest'
import { intersect } from '../../tests/support/fake-browser.ts'
import { onScroll } from './on-scroll.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function watchedElement() {
  const element = document.createElement('div')
  const act = vi.fn()
  onScroll(element, act)
  return { element, act }
}

test('an element that is not visible is left alone', () => {
  const { act } = watchedElement()
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersToNextFrame()
  expect(act).not.toHaveBeenCalled()
})

test('it acts when the element enters and leaves the window, and no longer after that', () => {
  const { element, act } = watchedElement()
  intersect(element, 0.1)
  expect(act).toHaveBeenCalledTimes(1)
  intersect(element, 0)
  expect(act).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersToNextFrame()
  expect(act).toHaveBeenCalledTimes(2)
})

test.each(['scroll', 'resize'])('%s makes it act once per frame', (type) => {
  const { element, act } = watchedElement()
  intersect(element, 1)
  act.mockClear()
  for (let frame = 1; frame <= 2; frame++) {
    dispatchEvent(new Event(type))
    dispatchEvent(new Event(type))
    expect(act).toHaveBeenCalledTimes(frame - 1)
    vi.advanceTimersToNextFrame()
    expect(act).toHaveBeenCalledTimes(frame)
  }
})
