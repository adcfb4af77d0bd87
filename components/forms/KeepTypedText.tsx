import { useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-final-form'

/**
 * Saves what was typed before hydration, and what the browser restored on reload: React keeps the
 * text for one commit, then final-form would render its empty value over it.
 */
export function KeepTypedText() {
  const form = useForm()
  const inside = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const elements = Array.from(inside.current?.form?.elements ?? []) as HTMLInputElement[]
    const typed = elements.filter(
      ({ name, type, value, defaultValue }) => name && type !== 'hidden' && value !== defaultValue,
    )
    form.batch(() => typed.forEach(({ name, value }) => form.change(name, value)))
  }, [form])
  return <input ref={inside} type="hidden" />
}
