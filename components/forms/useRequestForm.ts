import type { FormApi } from 'final-form'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../../server/contract/error-codes.ts'
import type { FormName } from '../../server/contract/form-names.ts'
import { honeypotField } from '../../server/contract/automatic-posts.ts'
import { draftAge } from './draft.ts'
import type { Failure } from './RequestFailure.tsx'
import { submitRequest } from './submit-request.ts'
import { useFormRefusals } from './useFormRefusals.ts'
import type { PostedFormState } from '../../server/contract/page-state.ts'
import type { Collected } from '../questionnaire/collected.ts'

type Values = Record<string, string>

/** What tells one form from another. */
export type RequestFormOptions = {
  formName: FormName
  /** `/api/…` */
  endpoint: string
  /** Errors of typed values, by the check that the server repeats; nothing is posted while there are any. */
  check: (values: Values) => FieldErrors
  /** Fields that share one message, which goes with an edit of any of them. */
  joint?: readonly string[]
  /** What is posted: every key, missing values as '', but `brief`, which may be absent. */
  payload: (values: Values) => Readonly<Values>
  /** The request is stored and the form empty; a receipt shows what was sent. */
  onAccepted: (receiptPath: string | undefined) => void
}

/** What every request form shares: one key per filled form, errors, failure, focus on the first error. */
export function useRequestForm(options: RequestFormOptions & { formState?: FormState }) {
  const { formName, endpoint, check, joint, payload, onAccepted } = options
  const { posted } = options.formState ?? {}
  const key = useIdempotencyKey()
  const element = useRef<HTMLFormElement>(null)
  const refusals = useFormRefusals({ posted, check, joint })
  const [failure, setFailure] = useState<Failure | undefined>(
    posted && Object.keys(posted.errors).length === 0
      ? { offline: false, wait: posted.wait }
      : undefined,
  )
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (attempts === 0) return
    const find = (error: string) => element.current?.querySelector<HTMLElement>(error)
    const first = find('[data-fault]') ?? find('[aria-invalid]')
    first?.focus()
  }, [attempts])

  function onSubmit(values: Values, api: FormApi<Values>): Promise<void> | undefined {
    setFailure(undefined)
    if (refusals.showCheckErrors(values)) return undefined
    return post(values, api)
  }

  async function post(values: Values, api: FormApi<Values>): Promise<void> {
    const content = payload(values)
    const outcome = await submitRequest({
      endpoint,
      payload: { ...content, ...trapOf(element.current) },
      idempotencyKey: key.of(JSON.stringify(content)),
      formAge: posted ? undefined : Math.max(performance.now(), draftAge(formName)),
    })
    if (outcome.kind === 'accepted') {
      key.forget()
      api.restart({})
      refusals.forget()
      onAccepted(outcome.receiptPath)
      return
    }
    if (outcome.kind === 'failed') return setFailure(outcome)
    const { errors } = outcome
    if (api.getRegisteredFields().some((field) => errors[field] !== undefined)) {
      const areShown = refusals.showServerErrors(errors, values, api.getState().values)
      if (areShown) return
    }
    // What is wrong with no field of the form, or with a text that was changed meanwhile, no field can tell.
    setFailure({ offline: false })
  }

  /** Wraps final-form's handler so that a finished attempt moves the focus to the first error. */
  function attempt(handleSubmit: (event: SyntheticEvent) => Promise<unknown> | undefined) {
    return (event: SyntheticEvent) => {
      event.preventDefault()
      void Promise.resolve(handleSubmit(event)).then(() => setAttempts((count) => count + 1))
    }
  }

  return { element, failure, onSubmit, attempt, refusals }
}

/** What a program has filled in that no person sees. */
function trapOf(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const trap = form?.querySelector<HTMLInputElement>(`[name=${honeypotField}]`)
  return trap?.value ? { [honeypotField]: trap.value } : {}
}

/**
 * One key per filled form. Every retry of the same content carries it; other content, also when another
 * tab changed the stored answers, gets a new one, since the same key with another body is refused. `forget` is
 * called after success: the same words are then a new request. So they are after a reload, which keeps the draft and no key.
 */
function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    of: (content: string) => {
      if (last.current?.content !== content) last.current = { content, key: randomKey() }
      return last.current.key
    },
    forget: () => {
      last.current = undefined
    },
  }
}

/** 128 random bits; `crypto.randomUUID` is missing outside secure contexts. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a form begins with. */
export type FormState = {
  /** What the address of the page, or the post, brings along. */
  brought?: Collected
  /** What was posted without script and not accepted. */
  posted?: PostedFormState
}
