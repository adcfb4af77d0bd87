import { type AnswerKey, answerKeys } from '../../server/contract/brief.ts'
import { type FormName, formNames } from '../../server/contract/form-names.ts'
import { answeredAtKey } from '../questionnaire/keep-answer.ts'
import { selectionKey } from '../questionnaire/selection-storage.ts'
import { partKeys } from '../questionnaire/kept-parts.ts'
import { localeChoiceKey } from '../text/locale-choice.ts'
import { draftKey } from './draft.ts'

/** One key of the browser's storage: answers, parts of the brief, their time and the chosen language outlive the tab, drafts do not. */
export type StoredKey =
  | { area: 'local'; holds: 'answer'; key: AnswerKey }
  | { area: 'local'; holds: 'part'; key: (typeof partKeys)[number] }
  | { area: 'local'; holds: 'time'; key: typeof answeredAtKey }
  | { area: 'local'; holds: 'choice'; key: typeof localeChoiceKey }
  | { area: 'local'; holds: 'selection'; key: typeof selectionKey }
  | { area: 'session'; holds: 'draft'; key: `draft-${FormName}` }

/** Every key that the site stores; the page about storage, its button and the privacy policy follow it. */
export const storedKeys: readonly StoredKey[] = [
  ...answerKeys.map((key): StoredKey => ({ area: 'local', holds: 'answer', key })),
  ...partKeys.map((key): StoredKey => ({ area: 'local', holds: 'part', key })),
  { area: 'local', holds: 'time', key: answeredAtKey },
  { area: 'local', holds: 'choice', key: localeChoiceKey },
  { area: 'local', holds: 'selection', key: selectionKey },
  ...formNames.map((form): StoredKey => ({ area: 'session', holds: 'draft', key: draftKey(form) })),
]
