import { act } from '@testing-library/react'
import { vi, onTestFinished } from 'vitest'

type MediaListener = () => void

const usual = { width: 1440, reducedMotion: false }
let media = { ...usual }
const mediaListeners = new Set<MediaListener>()

/** Whether a media condition of ours holds: a comparison of the width, or reduced motion. */
function matches(query: string): boolean {
  const [, relation, pixels] = /^\(width (<=?|>=?) (\d+)px\)$/.exec(query) ?? []
  if (relation === '<') return media.width < Number(pixels)
  if (relation === '<=') return media.width <= Number(pixels)
  if (relation === '>=') return media.width >= Number(pixels)
  if (query === '(prefers-reduced-motion: reduce)') return media.reducedMotion
  throw new Error(`The tests know no media condition "${query}"`)
}

/** Puts a matchMedia in place that answers for a window of 1440 px with motion. */
export function installMedia(): void {
  media = { ...usual }
  mediaListeners.clear()
  window.matchMedia = ((query: string) => ({
    media: query,
    get matches() {
      return matches(query)
    },
    addEventListener: (_: string, listener: MediaListener) => mediaListeners.add(listener),
    removeEventListener: (_: string, listener: MediaListener) => mediaListeners.delete(listener),
  })) as unknown as typeof window.matchMedia
}

/** Changes width (in px) or motion and tells everyone who listens; call it inside `act`. */
export function changeMedia(change: Partial<typeof usual>): void {
  media = { ...media, ...change }
  for (const listener of mediaListeners) listener()
}

type Observer = {
  callback: IntersectionObserverCallback
  targets: Set<Element>
  options: IntersectionObserverInit
}

const observers = new Set<Observer>()

/** Puts an IntersectionObserver in place that reports only what a test says. */
export function installIntersections(): void {
  observers.clear()
  window.IntersectionObserver = class {
    readonly #own: Observer
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.#own = { callback, targets: new Set(), options }
      observers.add(this.#own)
    }
    observe(target: Element) {
      this.#own.targets.add(target)
    }
    unobserve(target: Element) {
      this.#own.targets.delete(target)
    }
    disconnect() {
      observers.delete(this.#own)
    }
    takeRecords() {
      return []
    }
  } as unknown as typeof IntersectionObserver
}

/**
 * Tells every observer of an element how much of it is seen; call it inside `act`.
 * @param ratio share of the element inside the observed area, 0 to 1
 */
export function intersect(target: Element, ratio: number): void {
  for (const { callback, targets } of observers) {
    if (!targets.has(target)) continue
    const entry = { target, isIntersecting: ratio > 0, intersectionRatio: ratio }
    callback([entry as IntersectionObserverEntry], {} as IntersectionObserver)
  }
}

/** Options with which an element is observed, such as its root margin. */
export function observedWith(target: Element): IntersectionObserverInit[] {
  return [...observers].filter(({ targets }) => targets.has(target)).map(({ options }) => options)
}

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

/** Has a script of pages listen to the document of the tests until the test ends. */
export function listenDuringTest(listen: (page: Document) => void): void {
  const add = vi.spyOn(document, 'addEventListener')
  listen(document)
  const listeners = [...add.mock.calls]
  add.mockRestore()
  onTestFinished(() => {
    for (const listener of listeners) document.removeEventListener(...listener)
  })
}
