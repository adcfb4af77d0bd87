import { useCallback, useSyncExternalStore } from 'react'
import { type FinderQuery, searchOfStep, type Step } from './finder-step.ts'

/** Where the step is kept: in the page's address, or only in the entries of the browser's history. */
export type StepLocation = 'address' | 'history'

/** What an entry of the history knows: its step, and the steps of the entries before it on this page. */
type Entry = { finderStep?: Step; finderTrail?: readonly Step[] }

const moved = new EventTarget()
const entry = () => (history.state ?? {}) as Entry

const places = {
  address: {
    read: () => location.search,
    urlOf: (step: Step) => searchOfStep(location.search, step) + location.hash,
  },
  history: {
    read: () => {
      const { finderStep } = entry()
      return finderStep ? `?step=${finderStep}` : ''
    },
    urlOf: () => '',
  },
} as const

/**
 * The step that the browser's history asks for, followed through Back and Forward; nothing on the server and in the
 * first render. `open` adds an entry for a later step. For an earlier one it goes back to the entry that had it,
 * so that the browser's Back does not lead forward again.
 */
export function useStepHistory(stepLocation: StepLocation): {
  query: FinderQuery
  open: (step: Step, from: Step) => void
} {
  const { read, urlOf } = places[stepLocation]
  const subscribe = useCallback((onChange: () => void) => {
    const page = location.pathname
    const onPopState = () => {
      if (location.pathname === page) onChange()
    }
    addEventListener('popstate', onPopState)
    moved.addEventListener('open', onChange)
    return () => {
      removeEventListener('popstate', onPopState)
      moved.removeEventListener('open', onChange)
    }
  }, [])
  const search = useSyncExternalStore(subscribe, read, () => '')

  function open(step: Step, from: Step) {
    const { finderTrail = [] } = entry()
    const before = finderTrail.lastIndexOf(step)
    if (step < from && before !== -1) return history.go(before - finderTrail.length)
    const trail = step > from ? [...finderTrail, from] : finderTrail
    const change = step > from ? 'pushState' : 'replaceState'
    history[change]({ ...history.state, finderStep: step, finderTrail: trail }, '', urlOf(step))
    moved.dispatchEvent(new Event('open'))
  }

  return { query: Object.fromEntries(new URLSearchParams(search)), open }
}
