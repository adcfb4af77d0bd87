import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'

/** How far below the view a part may still be when its code is fetched. */
export const nearMargin = '600px'

/** What a visitor does with a part before its code is there. */
const touches = ['focusin', 'pointerdown', 'keydown'] as const

const fetched = new Set<Promise<unknown>>()

/** Settles when all code that is being fetched for parts of the page is there, or has failed. */
export async function partsArrived(): Promise<void> {
  await Promise.allSettled(fetched)
}

/**
 * A part whose code arrives when it comes near the view or is touched; until then the HTML of the server
 * stands and works as plain HTML.
 * @param onServer the part itself, which only the server renders at once
 * @param load fetches it in the browser
 */
export function whenNear<Props extends object>(
  onServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (onServer) {
    return (props) => (
      <div>
        <Suspense>{createPart(onServer, props)}</Suspense>
      </div>
    )
  }
  let start = () => {}
  const near = new Promise<void>((resolve) => {
    start = resolve
  })
  // Its words can change as soon as the page is open, and React needs the code to show that.
  if (__L10N_PREVIEW__) start()
  let shown: HTMLElement | null = null
  const Part = lazy(async () => {
    await near
    const code = load()
    fetched.add(code)
    return { default: await code.catch(() => staysAsHtml(shown)) }
  })
  return (props) => {
    const place = useStartWhenNear(start)
    useEffect(() => {
      shown = place.current
    })
    return (
      <div ref={place}>
        <Suspense>{createPart(Part, props)}</Suspense>
      </div>
    )
  }
}

/**
 * What becomes of a part whose code does not arrive: the HTML of the server stays and works without script. A part
 * that the router brought has none, so its page is loaded whole.
 */
function staysAsHtml(place: HTMLElement | null): Promise<never> {
  if (place?.childElementCount === 0) location.reload()
  return new Promise(() => {})
}

function createPart<Props extends object>(Part: ComponentType<Props>, props: Props) {
  return <Part {...props} />
}

function useStartWhenNear(start: () => void) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start()
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    const touched = new AbortController()
    for (const type of touches) element.addEventListener(type, start, { signal: touched.signal })
    return () => {
      observer.disconnect()
      touched.abort()
    }
  }, [start])
  return place
}
