import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import {
  type AnswerKey,
  answerKeys,
  type BriefPart,
  briefParts,
  briefQuery,
  type KeptParts,
} from '../../server/contract/brief.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import { textStorage } from './answer-storage.ts'
import { useAnswers, useForgetAnswer } from './answers.ts'
import { partKey, readPart } from './kept-parts.ts'
import type { Answers } from './valid-answer.ts'

/**
 * Everything that goes with a request beside what is typed: the answers of the finder and the parts of the brief. The
 * browser keeps it, or the address of the page, or a post, brings it along.
 */
export type Collected = { answers: Answers; parts: KeptParts }

export type CollectedKey = AnswerKey | BriefPart

const noParts: KeptParts = {}

function partAtom(part: BriefPart) {
  const key = partKey(part)
  return atomWithStorage<string>(
    key,
    '',
    textStorage(key, (raw) => (readPart(part, raw) ? raw! : '')),
  )
}

const partAtoms = new Map(briefParts.map((part) => [part, partAtom(part)]))

const keptPartsAtom = atom((get): KeptParts =>
  Object.fromEntries(
    [...partAtoms].flatMap(([part, kept]) => {
      const read = readPart(part, get(kept))
      return read ? [[part, read]] : []
    }),
  ),
)

const forgetPartAtom = atom(null, (_get, set, part: BriefPart) => set(partAtoms.get(part)!, ''))

/** What this page brought along and its visitor has taken out again. */
const removedAtom = atom<readonly CollectedKey[]>([])

/** The parts that this browser keeps; none in the first render. */
function useKeptParts(): KeptParts {
  const parts = useAtomValue(keptPartsAtom)
  return useHydrated() ? parts : noParts
}

/** Forgets something that was collected, in the storage and wherever it is shown. */
export function useForgetCollected(): (key: CollectedKey) => void {
  const forgetAnswer = useForgetAnswer()
  const forgetPart = useSetAtom(forgetPartAtom)
  return (key) => (isAnswer(key) ? forgetAnswer(key) : forgetPart(key))
}

/**
 * What goes with a request as it is shown and sent.
 * @param brought by the address of the page or a post; it stands in place of what the browser keeps
 */
export function useCollected(brought?: Collected) {
  const stored = { answers: useAnswers(), parts: useKeptParts() }
  const [removed, setRemoved] = useAtom(removedAtom)
  const forgetStored = useForgetCollected()
  const hydrated = useHydrated()
  const left = without(brought, hydrated ? removed : [])
  const given = answerKeys.filter((key) => left?.answers[key])
  const shown: Collected = {
    answers: {
      ...stored.answers,
      ...Object.fromEntries(given.map((key) => [key, left!.answers[key]])),
    },
    parts: { ...stored.parts, ...left?.parts },
  }

  function forget(key: CollectedKey) {
    forgetStored(key)
    if (brought) setRemoved((earlier) => [...earlier, key])
  }

  return { shown, forget }
}

/** The same without some of it. */
export function without<Some extends Collected | undefined>(
  collected: Some,
  keys: readonly CollectedKey[],
): Some {
  if (!collected || keys.length === 0) return collected
  const answers = { ...collected.answers }
  const parts = { ...collected.parts }
  for (const key of keys) {
    if (isAnswer(key)) answers[key] = ''
    else delete parts[key]
  }
  return { answers, parts } as Some
}

/** Whether it is an answer of the finder. */
export function isAnswer(key: CollectedKey): key is AnswerKey {
  return answerKeys.some((one) => one === key)
}

/** The parts as one query, which a payload carries. */
export function queryOf(parts: KeptParts): string {
  return briefQuery(Object.fromEntries(briefParts.map((part) => [part, parts[part]?.query])))
}

/** All of it as the query of an address; '' when nothing is in it. */
export function addressQuery({ answers, parts }: Collected): string {
  const given = answerKeys.flatMap((key): [string, string][] =>
    answers[key] ? [[key, answers[key]]] : [],
  )
  return [new URLSearchParams(given).toString(), queryOf(parts)].filter(Boolean).join('&')
}

/** An address that tells all of it. */
export function pathWith(path: string, collected: Collected): string {
  const query = addressQuery(collected)
  return query ? `${path}?${query}` : path
}

/** What of it is there, in the order in which it is listed. */
export function keysOf({ answers, parts }: Collected): CollectedKey[] {
  return [
    ...answerKeys.filter((key) => answers[key] !== ''),
    ...briefParts.filter((part) => parts[part] !== undefined),
  ]
}
