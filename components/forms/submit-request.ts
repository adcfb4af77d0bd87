import type { FieldErrors } from '../../server/contract/error-codes.ts'
import { receiptPathIn } from '../../server/contract/receipt.ts'

/** Longest wait for an answer, milliseconds. */
const responseLimit = 15_000

/** What became of a request. Only `accepted` may empty a form. */
export type SubmitOutcome =
  /** `receipt`: path of the page that shows the request again. */
  | { kind: 'accepted'; receipt: string | undefined }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'failed'; offline: boolean }

type Submission = {
  /** `/api/…` */
  endpoint: string
  payload: Readonly<Record<string, string>>
  /** The same for every retry of the unchanged form. */
  idempotencyKey: string
  /**
   * Milliseconds since the page was opened. The form's own age would count from when its code arrived:
   * who typed before would look like a bot.
   */
  pageAge: number
}

/** Posts one form as JSON. Never throws: every error is an outcome that keeps the visitor's words. */
export async function submitRequest(submission: Submission): Promise<SubmitOutcome> {
  const { endpoint, payload, idempotencyKey, pageAge } = submission
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
        'X-Form-Age': String(Math.round(pageAge)),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(responseLimit),
    })
    if (response.ok) {
      return { kind: 'accepted', receipt: receiptPathIn(response.headers.get('Location')) }
    }
    if (response.status === 400) return await refusal(response)
    return { kind: 'failed', offline: false }
  } catch {
    return { kind: 'failed', offline: !navigator.onLine }
  }
}

/** The field codes of a 400; without any, the error is not one the visitor can fix. */
async function refusal(response: Response): Promise<SubmitOutcome> {
  const problem: { errors?: { field: string; code: FieldErrors[string] }[] } = await response.json()
  const errors = Object.fromEntries((problem.errors ?? []).map(({ field, code }) => [field, code]))
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'failed', offline: false }
}
