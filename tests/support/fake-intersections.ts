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
