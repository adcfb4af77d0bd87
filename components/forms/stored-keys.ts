import { type FormName, formNames } from '../../server/contract/form-names.ts'
import { answeredAtKey } from '../questionnaire/keep-answer.ts'
import { type AnswerKey, answerKeys } from '../questionnaire/known-answer.ts'
import { draftKey } from './draft.ts'

/** One key of the browser's storage: answers and their time outlive the tab, drafts do not. */
export type StoredKey =
  | { area: 'local'; holds: 'answer'; key: AnswerKey }
  | { area: 'local'; holds: 'time'; key: typeof answeredAtKey }
  | { area: 'session'; holds: 'draft'; key: `draft-${FormName}` }

/** Every key that the site stores; the page about storage, its button and the privacy policy follow it. */
export const storedKeys: readonly StoredKey[] = [
  ...answerKeys.map((key): StoredKey => ({ area: 'local', holds: 'answer', key })),
  { area: 'local', holds: 'time', key: answeredAtKey },
  ...formNames.map((form): StoredKey => ({ area: 'session', holds: 'draft', key: draftKey(form) })),
]
