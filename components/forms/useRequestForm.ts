import type { FormApi } from 'final-form'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type SubmitOutcome, submitRequest } from './submit-request.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

type Options = {
  endpoint: string
  /** What is posted for the values of the form; fixed shape, missing values are ''. */
  payload: (values: Record<string, string>) => Readonly<Record<string, string>>
  /** Called when the form is empty again, with the path of the request's receipt. */
  onAccepted: (receipt: string | undefined) => void
  /** The server-rendered page already reports a failure. */
  failedBefore: boolean
}

/** What every request form shares: one key per filled form, failure state, focus on the first fault. */
export function useRequestForm({ endpoint, payload, onAccepted, failedBefore }: Options) {
  const key = useIdempotencyKey()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState(failedBefore ? { offline: false } : undefined)
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (attempts === 0) return
    const find = (fault: string) => element.current?.querySelector<HTMLElement>(fault)
    const first = find('[data-fault]') ?? find('[aria-invalid]')
    first?.focus()
  }, [attempts])

  async function onSubmit(
    values: Record<string, string>,
    form: FormApi<Record<string, string>>,
  ): Promise<SubmitErrors> {
    setFailure(undefined)
    const content = payload(values)
    const outcome = await submitRequest({
      endpoint,
      payload: content,
      idempotencyKey: key.of(JSON.stringify(content)),
      pageAge: performance.now(),
    })
    if (outcome.kind === 'accepted') {
      key.forget()
      form.restart({})
      onAccepted(outcome.receipt)
    }
    if (outcome.kind === 'failed') setFailure({ offline: outcome.offline })
    return outcome.kind === 'refused' ? outcome.errors : undefined
  }

  /** Wraps final-form's handler so that a finished attempt moves the focus to the first fault. */
  function attempt(handleSubmit: (event: SyntheticEvent) => Promise<unknown> | undefined) {
    return (event: SyntheticEvent) => {
      event.preventDefault()
      void Promise.resolve(handleSubmit(event)).then(() => setAttempts((count) => count + 1))
    }
  }

  return { element, failure, onSubmit, attempt }
}

type SubmitErrors = Extract<SubmitOutcome, { kind: 'refused' }>['errors'] | undefined
