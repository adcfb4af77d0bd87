import { useCallback, useSyncExternalStore } from 'react'
import { type FinderQuery, searchOfStep, type Step } from './finder-step.ts'

/** Where the step is kept: in the page's address, or only in the entries of the browser's history. */
export type StepLocation = 'address' | 'history'

const moved = new EventTarget()

const places = {
  address: {
    read: () => location.search,
    push: (step: Step) =>
      history.pushState({}, '', searchOfStep(location.search, step) + location.hash),
  },
  history: {
    read: () => {
      const step = (history.state as { finderStep?: Step } | null)?.finderStep
      return step ? `?step=${step}` : ''
    },
    push: (step: Step) => history.pushState({ ...history.state, finderStep: step }, ''),
  },
} as const

/**
 * The step that the browser's history asks for, followed through Back and Forward; nothing on the server
 * and in the first render. `push` adds an entry.
 */
export function useStepHistory(stepLocation: StepLocation): {
  query: FinderQuery
  push: (step: Step) => void
} {
  const { read, push } = places[stepLocation]
  const subscribe = useCallback((onChange: () => void) => {
    const page = location.pathname
    const onPopState = () => {
      if (location.pathname === page) onChange()
    }
    addEventListener('popstate', onPopState)
    moved.addEventListener('push', onChange)
    return () => {
      removeEventListener('popstate', onPopState)
      moved.removeEventListener('push', onChange)
    }
  }, [])
  const search = useSyncExternalStore(subscribe, read, () => '')
  return {
    query: Object.fromEntries(new URLSearchParams(search)),
    push: (step) => {
      push(step)
      moved.dispatchEvent(new Event('push'))
    },
  }
}
