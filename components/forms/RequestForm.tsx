import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Form, useForm } from 'react-final-form'
import { formId, postPath } from '../../server/contract/form-names.ts'
import { queryOf, useCollected } from '../questionnaire/collected.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import { type FormState, type RequestFormOptions, useRequestForm } from './useRequestForm.ts'
import { KeepDraft } from './KeepDraft.tsx'
import { RefusalsContext } from './useFormRefusals.ts'
import { RequestFailure } from './RequestFailure.tsx'
import { SendingStatus } from './SendRequest.tsx'
import { BriefList } from './BriefList.tsx'
import { honeypotField } from '../../server/contract/automatic-posts.ts'
import { Message } from '../text/Message.tsx'
import css from './RequestForm.module.css'

/** What the page says about a form: where it stands, and what it begins with. */
export type FormContext = {
  /** Path of the page, posted with the request. */
  pathname: string
  formState?: FormState
}

type Props = FormContext &
  RequestFormOptions & {
    className?: string
    /** Shows what goes along, above the form (F-29). With script all of it is sent; without, what is ticked there. */
    withBrief?: boolean
    /** Sentence of the alert after a failure. */
    failure: ReactNode
    onEdit?: () => void
    /** Fields and button. */
    children: (sending: boolean) => ReactNode
  }

/**
 * What every form of the site shares: a plain HTML post first, final-form once it is hydrated, typed
 * text kept, one key per filled form, failure with a retry, honeypot and status.
 */
export function RequestForm(props: Props) {
  const { formName, endpoint, className, pathname, formState, payload } = props
  const { withBrief = false, failure, onEdit, children } = props
  const { shown: collected, forget } = useCollected(formState?.brought)
  const hydrated = useHydrated()
  const request = useRequestForm({
    ...props,
    payload: (values) =>
      payload({ ...values, ...collected.answers, brief: queryOf(collected.parts), pathname }),
  })
  const { element, attempt, refusals } = request
  return (
    <>
      {withBrief ? (
        <BriefList
          collected={collected}
          formId={formId(formName)}
          inAddress={formState?.brought !== undefined}
          onRemove={forget}
        />
      ) : null}
      <Form onSubmit={request.onSubmit} initialValues={formState?.posted?.values}>
        {({ handleSubmit, submitting = false }) => (
          <RefusalsContext value={refusals}>
            <form
              ref={element}
              id={formId(formName)}
              className={className}
              method="post"
              action={postPath(endpoint, formName)}
              noValidate
              data-hydrated={hydrated || undefined}
              onSubmit={attempt(handleSubmit)}
              onChange={onEdit}
            >
              <KeepTypedText />
              <FollowEdits onEdit={refusals.hideEdited} />
              <KeepDraft formName={formName} sentBack={formState?.posted !== undefined} />
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
  const api = useForm<Record<string, string>>()
  const tell = useEffectEvent(onEdit)
  useLayoutEffect(() => api.subscribe(({ values }) => tell(values), { values: true }), [api])
  return null
}

/**
 * Saves what was typed before hydration, and what the browser restored on reload: React keeps the
 * text for one commit, then final-form would render its empty value over it.
 */
function KeepTypedText() {
  const api = useForm()
  const inside = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const elements = Array.from(inside.current?.form?.elements ?? []) as HTMLInputElement[]
    const typed = elements.filter(
      ({ name, type, value, defaultValue }) => name && type !== 'hidden' && value !== defaultValue,
    )
    api.batch(() => typed.forEach(({ name, value }) => api.change(name, value)))
  }, [api])
  return <input ref={inside} type="hidden" />
}
