import { type FormName, formNames } from '../../server/contract/form-names.ts'
import { announceStorageChange } from '../questionnaire/storage-changes.ts'

/** Longest time that a half-filled form is kept, milliseconds; the tab's end comes first as a rule. */
export const draftKeptFor = 24 * 60 * 60 * 1000

/** Values by field name; empty ones are not kept. */
export type Draft = Readonly<Record<string, string>>

/** Key of the session storage that contains the draft of a form. */
export function draftKey<Form extends FormName>(form: Form) {
  return `draft-${form}` as const
}

/** What was typed into a form earlier in this tab; nothing when it is too old or no draft of ours. */
export function readDraft(form: FormName): Draft {
  try {
    const { at, values } = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}')
    const age = Date.now() - at
    if (!(age >= 0 && age <= draftKeptFor)) return {}
    return texts(Object.entries(values))
  } catch {
    return {}
  }
}

/** Keeps the values of a form for this tab; a form without text leaves nothing behind. */
export function writeDraft(form: FormName, values: Record<string, unknown>): void {
  const draft = texts(Object.entries(values))
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(draftKey(form))
    else sessionStorage.setItem(draftKey(form), JSON.stringify({ at: Date.now(), values: draft }))
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
