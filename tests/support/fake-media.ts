type Listener = () => void

const usual = { width: 1440, reducedMotion: false }
let media = { ...usual }
const listeners = new Set<Listener>()

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
  listeners.clear()
  window.matchMedia = ((query: string) => ({
    media: query,
    get matches() {
      return matches(query)
    },
    addEventListener: (_: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia
}

/** Changes width (in px) or motion and tells everyone who listens; call it inside `act`. */
export function changeMedia(change: Partial<typeof usual>): void {
  media = { ...media, ...change }
  for (const listener of listeners) listener()
}
