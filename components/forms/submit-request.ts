import type { FieldErrors } from '../../server/contract/error-codes.ts'
import { formAgeHeader } from '../../server/contract/automatic-posts.ts'
import { idempotencyKeyHeader } from '../../server/contract/form-names.ts'
import { receiptPathIn } from '../../server/contract/receipt.ts'

/** Longest wait for an answer, milliseconds. */
const responseLimit = 15_000

/** What became of a request. Only `accepted` may empty a form. */
export type SubmitOutcome =
  /** `receiptPath` leads to the page that shows the request again. */
  | { kind: 'accepted'; receiptPath: string | undefined }
  | { kind: 'refused'; errors: FieldErrors }
  /** `wait`: the server takes no more from this network for so long, seconds. */
  | { kind: 'failed'; offline: boolean; wait?: number }

type Submission = {
  /** `/api/…` */
  endpoint: string
  payload: Readonly<Record<string, string>>
  idempotencyKey: string
  /** What `formAgeHeader` says; undefined for a form that the server sent back. */
  formAge: number | undefined
}

/** Posts one form as JSON. Never throws: every error is an outcome that keeps the visitor's words. */
export async function submitRequest(submission: Submission): Promise<SubmitOutcome> {
  const { endpoint, payload, idempotencyKey, formAge } = submission
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [idempotencyKeyHeader]: idempotencyKey,
        ...(formAge === undefined ? {} : { [formAgeHeader]: String(Math.round(formAge)) }),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(responseLimit),
    })
    if (response.ok) {
      return { kind: 'accepted', receiptPath: receiptPathIn(response.headers.get('Location')) }
    }
    if (response.status === 400) return await refusal(response)
    return { kind: 'failed', offline: false, wait: waitOf(response) }
  } catch {
    return { kind: 'failed', offline: !navigator.onLine }
  }
}

function waitOf({ status, headers }: Response): number | undefined {
  const wait = Number(headers.get('Retry-After'))
  return status === 429 && wait > 0 ? wait : undefined
}

/** The field codes of a 400; without any, the error is not one the visitor can fix. */
async function refusal(response: Response): Promise<SubmitOutcome> {
  const problem: { errors?: { field: string; code: FieldErrors[string] }[] } = await response.json()
  const errors = Object.fromEntries((problem.errors ?? []).map(({ field, code }) => [field, code]))
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'failed', offline: false }
}
