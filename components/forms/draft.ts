import { type FormName, formNames } from '../../server/contract/form-names.ts'
import { announceStorageChange } from '../questionnaire/keep-answer.ts'

/** Longest time that a half-filled form is kept, milliseconds; the tab's end comes first as a rule. */
export const draftKeptFor = 24 * 60 * 60 * 1000

/** Values by field name; empty ones are not kept. */
type Draft = Readonly<Record<string, string>>

/** Key of the session storage that contains the draft of a form. */
export function draftKey<Form extends FormName>(form: Form) {
  return `draft-${form}` as const
}

/** What was typed into a form earlier in this tab; nothing when it is too old or no draft of ours. */
export function readDraft(form: FormName): Draft {
  return stored(form)?.values ?? {}
}

/** How long ago the draft of a form was begun, on this page or before it, milliseconds; 0 without one. */
export function draftAge(form: FormName): number {
  const draft = stored(form)
  return draft ? Date.now() - draft.since : 0
}

function stored(form: FormName): { since: number; values: Draft } | undefined {
  try {
    const { at, since, values } = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}')
    const age = Date.now() - at
    if (!(age >= 0 && age <= draftKeptFor)) return undefined
    const draft = texts(Object.entries(values))
    return { since: since <= at ? since : at, values: draft }
  } catch {
    return undefined
  }
}

/** Keeps the values of a form for this tab; a form without text leaves nothing behind. */
export function writeDraft(form: FormName, values: Record<string, unknown>): void {
  const draft = texts(Object.entries(values))
  try {
    const at = Date.now()
    const since = stored(form)?.since ?? at
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(draftKey(form))
    else sessionStorage.setItem(draftKey(form), JSON.stringify({ at, since, values: draft }))
    announceStorageChange()
  } catch {
    // Blocked or full storage: the form works without drafts.
  }
}

const erased = 'drafts-erased'

/** Forgets every draft of this tab, and empties the forms that are open now. */
export function eraseDrafts(): void {
  for (const form of formNames) writeDraft(form, {})
  dispatchEvent(new Event(erased))
}

/**
 * Calls back when the visitor has erased all drafts.
 * @returns how to stop
 */
export function onDraftsErased(callBack: () => void): () => void {
  addEventListener(erased, callBack)
  return () => removeEventListener(erased, callBack)
}

function texts(entries: [string, unknown][]): Draft {
  const filled = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(filled)
}

/**
 * Attributes of what confirms a form that was sent without script: its draft is forgotten there.
 * @param form as the address names it; nothing is forgotten for what is no form
 */
export function forgetsDraftOf(form: string | undefined) {
  return formNames.includes(form as FormName)
    ? ({ 'data-behaviour': 'forget-draft', 'data-start': 'idle', 'data-form': form } as const)
    : {}
}
