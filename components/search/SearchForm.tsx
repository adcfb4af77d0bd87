import { type ReactNode, type Ref, useId } from 'react'
import { T } from '../text/T.tsx'
import { useHref } from '../text/useHref.ts'
import { Button } from '../ui/Button.tsx'
import { longestQuery } from './query-text.ts'
import css from './SearchForm.module.css'

type Props = {
  label: ReactNode
  hint?: ReactNode
  /** What the field begins with. */
  asked?: string
  field?: Ref<HTMLInputElement>
  onQuery?: (query: string) => void
}

/** A field and a button that lead to the page of search, without script as well. */
export function SearchForm({ label, hint, asked, field, onQuery }: Props) {
  const id = useId()
  const action = useHref()('search')
  return (
    <form role="search" action={action} className={css.form}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.row}>
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
        <Button type="submit">
          <T id="search.submit" />
        </Button>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </form>
  )
}
