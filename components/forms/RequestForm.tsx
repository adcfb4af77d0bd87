import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { Form, useForm } from 'react-final-form'
import type { FieldErrors } from '../../server/contract/error-codes.ts'
import { formId, type FormName, postPath } from '../../server/contract/form-names.ts'
import { type Collected, queryOf, useCollected } from '../questionnaire/collected.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import type { FormState } from './form-state.ts'
import { KeepDraft, KeepTypedText } from './KeepDraft.tsx'
import { RefusalsContext } from './useFieldControl.ts'
import { RequestFailure } from './RequestFailure.tsx'
import { SendingStatus } from './SendRequest.tsx'
import { useRequestForm } from './useRequestForm.ts'
import { BriefList } from './BriefList.tsx'
import { honeypotField } from '../../server/contract/limits.ts'
import { Message } from '../text/Message.tsx'
import css from './RequestForm.module.css'

type Values = Record<string, string>

/** What the page says about a form: where it stands, and its state after a post without script. */
export type FormContext = {
  /** Path of the page, posted with the request. */
  pathname: string
  formState?: FormState
}

type Props = FormContext & {
  form: FormName
  /** `/api/…` */
  endpoint: string
  className?: string
  /** Errors of typed values, by the check that the server repeats. */
  check: (values: Values) => FieldErrors
  /** Fields that share one message, which goes with an edit of any of them. */
  joint?: readonly string[]
  /** What is posted: every key, missing values as '', but `brief`, which may be absent. */
  payload: (values: Values) => Readonly<Values>
  /** Shows what goes along over the form (F-29); with a script it is sent either way, without one by these boxes. */
  withBrief?: boolean
  /** Sentence of the alert after a failure. */
  failure: ReactNode
  /** The request is stored and the form empty; a receipt shows what was sent. */
  onAccepted: (receiptPath: string | undefined) => void
  onEdit?: () => void
  /** Fields and button. */
  children: (sending: boolean) => ReactNode
}

/**
 * What every form of the site shares: a plain HTML post first, final-form once it is hydrated, typed
 * text kept, one key per filled form, failure with a retry, honeypot and status.
 */
export function RequestForm(props: Props) {
  const { form, endpoint, className, pathname, formState, check, joint, payload } = props
  const { withBrief = false, failure, onAccepted, onEdit, children } = props
  const { answers, parts } = useCollected(formState?.brought).shown
  const hydrated = useHydrated()
  const request = useRequestForm({
    form,
    endpoint,
    check: (values) => check({ ...values, pathname }),
    joint,
    payload: (values) => payload({ ...values, ...answers, brief: queryOf(parts), pathname }),
    onAccepted,
    formState,
  })
  const { refusals } = request
  return (
    <>
      {withBrief ? <BriefChips brought={formState?.brought} form={formId(form)} /> : null}
      <Form onSubmit={request.onSubmit} initialValues={formState?.values}>
        {({ handleSubmit, submitting = false, form: fields }) => (
          <RefusalsContext
            value={{
              refusals: refusals.refusals,
              forget: refusals.forget,
              checkLeft: (name) => refusals.checkLeft(fields, name),
            }}
          >
            <form
              ref={request.element}
              id={formId(form)}
              className={className}
              method="post"
              action={postPath(endpoint, form)}
              noValidate
              data-hydrated={hydrated || undefined}
              onSubmit={request.attempt(handleSubmit)}
              onChange={onEdit}
            >
              <KeepTypedText />
              <FollowEdits onEdit={refusals.hideEdited} />
              <KeepDraft form={form} />
              <input type="hidden" name="pathname" value={pathname} />
              {children(submitting)}
              <Honeypot />
              <SendingStatus sending={submitting} />
              <RequestFailure failure={request.failure}>{failure}</RequestFailure>
            </form>
          </RefusalsContext>
        )}
      </Form>
    </>
  )
}

type BriefChipsProps = {
  brought?: Collected | undefined
  /** Id of the form. */
  form: string
}

/** F-29: what goes with a request form, above it; what is removed here is forgotten and not sent. */
export function BriefChips({ brought, form }: BriefChipsProps) {
  const { shown, forget } = useCollected(brought)
  return (
    <BriefList collected={shown} form={form} inAddress={brought !== undefined} onRemove={forget} />
  )
}

/** A field that people neither see nor reach; a value in it puts the request into quarantine. */
function Honeypot() {
  return (
    <div className={css.offscreen} aria-hidden="true">
      <label>
        <Message id="forms.honeypot" />
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Tells of the form's texts: at first, and whenever one was typed, brought back or emptied. */
function FollowEdits({ onEdit }: { onEdit: (values: Record<string, string>) => void }) {
  const form = useForm<Record<string, string>>()
  const tell = useEffectEvent(onEdit)
  useLayoutEffect(() => form.subscribe(({ values }) => tell(values), { values: true }), [form])
  return null
}
