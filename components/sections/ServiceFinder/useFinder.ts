import { atom, useAtom, useStore } from 'jotai'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useCallback,
  useSyncExternalStore,
} from 'react'
import { answerAtoms } from '../../questionnaire/answers.ts'
import { validAnswer } from '../../questionnaire/valid-answer.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import {
  answersOf,
  type FinderQuery,
  reachableStep,
  type Step,
  wantedStep,
  searchOfStep,
} from './finder-step.ts'

/** The two questions, named as their answers are stored. */
export type Question = 'goal' | 'industry'

/**
 * Steps and answers of the finder. The step follows from the address or the history, so that the
 * browser's Back, a reload and a link open it again, and from the answers, which are stored.
 */
export function useFinder(query: FinderQuery, location: StepLocation) {
  const { query: asked, open } = useStepHistory(location)
  const { answers, stored, choose } = useFinderAnswers(query)
  const step = reachableStep(wantedStep({ ...query, ...asked }), answers)
  const headingId = useId()
  const shown = useRef(step)
  const moved = useRef(false)

  useEffect(() => {
    const onPopState = () => (moved.current = true)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    if (moved.current && shown.current !== step) document.getElementById(headingId)?.focus()
    shown.current = step
  })

  /** Opens a step that the answers allow, with the focus on its heading. */
  function go(wanted: Step) {
    const next = reachableStep(wanted, stored())
    moved.current = true
    if (next !== step) open(next, step)
  }

  return { step, answers, headingId, go, choose }
}

/** Goal and industry. What the server rendered from the query counts until it is stored. */
function useFinderAnswers(query: FinderQuery) {
  const [givenAtom] = useState(() => atom(answersOf(query)))
  const [given, setGiven] = useAtom(givenAtom)
  const [goal, setGoal] = useAtom(answerAtoms.goal)
  const [industry, setIndustry] = useAtom(answerAtoms.industry)
  const store = useStore()
  const hydrated = useHydrated()

  const storeGiven = useEffectEvent(() => {
    if (given.goal) setGoal(given.goal)
    if (given.industry) setIndustry(given.industry)
    setGiven({ goal: '', industry: '' })
  })
  useEffect(() => storeGiven(), [])

  function choose(question: Question, option: string) {
    if (question === 'goal') setGoal(validAnswer('goal', option))
    else setIndustry(validAnswer('industry', option))
  }

  return {
    // A form of the page may have read the storage before, and the first render is the server's.
    answers: hydrated ? { goal: given.goal || goal, industry: given.industry || industry } : given,
    /** As they are now, also right after `choose`. */
    stored: () => ({
      goal: store.get(answerAtoms.goal),
      industry: store.get(answerAtoms.industry),
    }),
    choose,
  }
}

/** Where the step is kept: in the page's address, or only in the entries of the browser's history. */
type StepLocation = 'address' | 'history'

/** What an entry of the history knows: its step, and the steps of the entries before it on this page. */
type Entry = { finderStep?: Step; finderTrail?: readonly Step[] }

/** Tells that a step was opened, which is no `popstate`. */
const openings = new EventTarget()
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
function useStepHistory(stepLocation: StepLocation): {
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
    openings.addEventListener('open', onChange)
    return () => {
      removeEventListener('popstate', onPopState)
      openings.removeEventListener('open', onChange)
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
    openings.dispatchEvent(new Event('open'))
  }

  return { query: Object.fromEntries(new URLSearchParams(search)), open }
}
