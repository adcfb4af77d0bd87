import { type Brief, briefOf, type KeptParts, readBrief } from '../../server/contract/brief.ts'
import { briefKey } from '../../server/contract/contact.ts'
import { type FormValues, oneLine } from '../../server/contract/text-fields.ts'
import { addressQuery, type Collected } from './collected.ts'
import { answerKeys, type Answers, validAnswer } from './valid-answer.ts'

/** Reads the parts of a brief: what each says in the language of the page. */
type ReadParts = (brief: Brief) => KeptParts

/** What an address brings along for a request; undefined where that is nothing. */
export function broughtByAddress(query: URLSearchParams, read: ReadParts): Collected | undefined {
  const values = Object.fromEntries(query)
  return collectedIn(values, read(readBrief(values)))
}

/** What a form that was posted without script brings along again. */
export function broughtByPost(values: FormValues, read: ReadParts): Collected | undefined {
  return collectedIn(values, read(briefOf(values[briefKey])))
}

function collectedIn(values: FormValues, parts: KeptParts): Collected | undefined {
  const answers = Object.fromEntries(
    answerKeys.map((key) => [key, validAnswer(key, oneLine(values[key]))]),
  ) as Answers
  const found = { answers, parts }
  return addressQuery(found) === '' ? undefined : found
}
