import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { formId, type FormName } from '../../server/contract/form-names.ts'
import { Message } from '../text/Message.tsx'
import css from './KeepDraft.module.css'
import { onDraftsErased, readDraft, writeDraft } from './draft.ts'
import { useRefusals } from './useFormRefusals.ts'

type Props = {
  formName: FormName
  /** The page answers a post of this form. */
  sentBack: boolean
}

/**
 * Brings back what was typed into this form before a reload or another page, and keeps what is typed
 * now. Text that already is in a field is newer and stays, and so does a form that the server sent
 * back. An accepted request empties the form, which erases the draft.
 */
export function KeepDraft({ formName: name, sentBack }: Props) {
  const api = useForm()
  const refusals = useRefusals()
  const [restored, setRestored] = useState(false)

  /** Fills empty fields from the draft and tells whether there was anything to bring back. */
  const restore = useEffectEvent(() => {
    if (sentBack) return false
    const { values } = api.getState()
    const missing = Object.entries(readDraft(name)).filter(
      ([field]) => elementOf(name)?.elements.namedItem(field) && !values[field],
    )
    api.batch(() => missing.forEach(([field, value]) => api.change(field, value)))
    return missing.length > 0
  })

  const kept = useRef(false)
  useEffect(() => {
    const broughtBack = restore()
    return api.subscribe(
      ({ values, pristine }) => {
        writeDraft(name, values)
        kept.current = isKept(name)
        setRestored(broughtBack && !pristine)
      },
      { values: true, pristine: true },
    )
  }, [api, name])

  function empty() {
    api.restart({})
    refusals.forget()
  }

  const onErased = useEffectEvent(empty)
  useEffect(() => onDraftsErased(() => onErased()), [])

  /** A page that comes back as it was left may show what another page has sent since. */
  const forgetSent = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && kept.current && !isKept(name)) empty()
  })
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => forgetSent(event)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  function erase() {
    empty()
    elementOf(name)?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }

  if (!restored) return null
  return (
    <p className={css.note}>
      <span role="status">
        <Message id="forms.draft.restored" />
      </span>
      <button type="button" className={css.erase} onClick={erase}>
        <Message id="forms.draft.erase" />
      </button>
    </p>
  )
}

function isKept(name: FormName): boolean {
  return Object.keys(readDraft(name)).length > 0
}

function elementOf(name: FormName): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${formId(name)}`)
}
