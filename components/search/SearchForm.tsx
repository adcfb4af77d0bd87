import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { JoinedRow } from '../ui/JoinedRow.tsx'
import { longestQuery } from './query-terms.ts'
import css from './SearchForm.module.css'

type Props = {
  /** Address that answers the form when no script does. */
  action: string
  label: ReactNode
  /** Words of the button. */
  submit: ReactNode
  hint?: ReactNode
  /** What the field begins with. */
  asked?: string
  field?: Ref<HTMLInputElement>
  onQuery?: (query: string) => void
}

/** A field for a query and its button: a plain form, which a page may follow while somebody types. */
export function SearchForm({ action, label, submit, hint, asked, field, onQuery }: Props) {
  const id = useId()
  return (
    <form role="search" action={action} className={css.form}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <JoinedRow>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={longestQuery}
          autoComplete="off"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onInput={({ currentTarget }) => onQuery?.(currentTarget.value)}
        />
        <Button type="submit">{submit}</Button>
      </JoinedRow>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </form>
  )
}
