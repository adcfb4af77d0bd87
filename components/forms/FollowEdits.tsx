import { useEffectEvent, useLayoutEffect } from 'react'
import { useForm } from 'react-final-form'

/** Tells of the form's texts: at first, and whenever one was typed, brought back or emptied. */
export function FollowEdits({ onEdit }: { onEdit: (values: Record<string, string>) => void }) {
  const form = useForm<Record<string, string>>()
  const tell = useEffectEvent(onEdit)
  useLayoutEffect(() => form.subscribe(({ values }) => tell(values), { values: true }), [form])
  return null
}
