import { isShortcut, shortcutModifier, opensElsewhere } from '../ui/modifier-keys.ts'
import { savesData, whenIdle, whenParsed } from '../ui/when-idle.ts'
import type { hydrateIsland, PartState } from './hydrate-island.tsx'
import type { IslandComponent } from './island.tsx'

type Module = Record<string, unknown>

/** What is fetched when a part starts: its module, and what has React take over an island. */
export type PartCode = {
  fetchPart: (box: HTMLElement) => Promise<Module>
  hydrate: () => Promise<{ hydrateIsland: typeof hydrateIsland }>
}

export const siteCode: PartCode = {
  /** A built page says where the code of each of its parts is, which keeps the list of all out of the page's script. */
  fetchPart: async ({ dataset: { src, island, behaviour } }) => {
    if (src) return import(/* @vite-ignore */ src) as Promise<Module>
    const list = await import('./part-files.ts')
    return list.partFiles.get(island ?? behaviour!)!()
  },
  hydrate: () => import('./hydrate-island.tsx'),
}

/** Dispatches a held press again, on its control or on the one with the same id that hydration put in its place. */
type Repeat = (control: HTMLElement) => void

/** How far from the window a part may be when it starts, or when its code is fetched. */
const nearMargin = '600px'

const parts = '[data-island], [data-behaviour]'
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Controls whose click is held back until their part answers. Links, `details`, popovers and text fields work without a
 * script: theirs is not, unless they are marked `data-held`.
 */
const held = 'button:not([popovertarget]), [role="tab"], [data-held]'
const heldKeys = /^(Arrow(Left|Right|Up|Down)|Home|End)$/

/**
 * Starts the interactive parts of a page when they are wanted. The last press on a part that does not answer yet is
 * dispatched again when it does; where its code does not come, the browser handles that press as plain HTML.
 */
export function startIslands(page: Document, code: PartCode = siteCode): void {
  const started = new WeakSet<Element>()
  /** What was pressed last in a part that does not answer yet. */
  const pressed = new WeakMap<Element, { control: HTMLElement; repeat: Repeat }>()

  const partAround = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(parts) : null
  const waiting = (box: HTMLElement | null) => box !== null && box.dataset.state === undefined

  function settle(box: HTMLElement, state: PartState) {
    if (box.dataset.state === state) return
    box.dataset.state = state
    const press = pressed.get(box)
    pressed.delete(box)
    press?.control.removeAttribute('data-pressed')
    // An island tells that it answers from within an effect (`IslandRoot.tsx`): the press waits until React is done.
    if (press)
      queueMicrotask(() => {
        const { control, repeat } = press
        if (control.isConnected) return repeat(control)
        const other = page.getElementById(control.id)
        if (!other) return
        other.focus()
        repeat(other)
      })
  }

  function start(box: HTMLElement) {
    if (started.has(box)) return
    started.add(box)
    run(box).catch((error: unknown) => {
      settle(box, 'failed')
      reportError(error)
    })
  }

  async function run(box: HTMLElement) {
    const { island } = box.dataset
    if (island === undefined) {
      const module = await code.fetchPart(box)
      ;(Object.values(module)[0] as (element: HTMLElement) => void)(box)
      return settle(box, 'answers')
    }
    const [module, { hydrateIsland }] = await Promise.all([code.fetchPart(box), code.hydrate()])
    const { declaration } = Object.values(module)[0] as IslandComponent<object>
    await hydrateIsland(box, declaration, (state) => settle(box, state))
  }

  /** Keeps a press, in place of an earlier one, until its part answers. */
  function keep(box: HTMLElement, control: HTMLElement, repeat: Repeat) {
    pressed.get(box)?.control.removeAttribute('data-pressed')
    pressed.set(box, { control, repeat })
    start(box)
  }

  /** Keeps a press that does nothing yet; the control shows that it is pressed. */
  function hold(event: Event, box: HTMLElement, control: HTMLElement, repeat: Repeat) {
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(box, control, repeat)
    control.dataset.pressed = ''
  }

  for (const type of touches) {
    page.addEventListener(
      type,
      ({ target }) => {
        // A page that appears under a resting pointer gets a pointerover, and nobody has touched it.
        if (type !== 'pointerover') watchNearParts()
        for (let box = partAround(target); box; box = partAround(box.parentElement)) start(box)
      },
      { capture: true, passive: true },
    )
  }
  page.addEventListener(
    'click',
    (event) => {
      const target = event.target as HTMLElement
      const box = partAround(target)
      if (!box || !waiting(box)) return
      const holder = target.closest<HTMLElement>(held)
      const press = new MouseEvent('click', event)
      const repeat: Repeat = (control) => control.dispatchEvent(press)
      // The browser chooses it at once; the part hears of the choice when it answers.
      if (target.matches('[type="radio"]')) keep(box, target, repeat)
      else if (holder && box.contains(holder) && !opensElsewhere(event))
        hold(event, box, holder, repeat)
    },
    { capture: true },
  )
  page.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement
      const press = new KeyboardEvent('keydown', event)
      if (isShortcut(event, shortcutModifier(navigator.platform))) {
        const opener = page.querySelector<HTMLElement>('[data-shortcut]')
        const search = partAround(opener)
        if (!search || !waiting(search)) return
        hold(event, search, search, () => {
          if (search.dataset.state === 'answers') page.dispatchEvent(press)
          else opener!.click()
        })
        return
      }
      const box = partAround(target)
      if (box && waiting(box) && heldKeys.test(event.key) && target.matches(held))
        hold(event, box, target, (control) => control.dispatchEvent(press))
    },
    { capture: true },
  )

  let watching = false
  function watchNearParts() {
    if (watching) return
    watching = true
    whenParsed(page, observeParts)
  }

  function observeParts() {
    const observed = new Map<Element, HTMLElement>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          const box = observed.get(target)!
          if (box.dataset.start === 'near') start(box)
          else if (!savesData()) whenIdle(() => void code.fetchPart(box).catch(() => {}))
        }
      },
      { rootMargin: nearMargin },
    )
    // The box of an island has no area of its own.
    for (const box of page.querySelectorAll<HTMLElement>(parts)) {
      const seen = box.dataset.island ? (box.firstElementChild ?? box) : box
      observed.set(seen, box)
      observer.observe(seen)
    }
  }
  const onUse = { capture: true, passive: true }
  // A row within the page scrolls by itself when its layout settles.
  page.addEventListener('scroll', ({ target }) => target === page && watchNearParts(), onUse)
  // A resting pointer gives moves by nothing.
  page.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => (movementX || movementY) && watchNearParts(),
    onUse,
  )

  function startIdleParts() {
    const wanted = keepsSomething() ? '[data-start="idle"], [data-restores]' : '[data-start="idle"]'
    page.querySelectorAll<HTMLElement>(wanted).forEach(start)
  }
  whenIdle(() => whenParsed(page, startIdleParts))
}

/** Whether the browser holds anything of this visitor, such as answers, a draft or a choice. */
function keepsSomething(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return false
  }
}
