import { Search, X, ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useHref } from '../text/useHref.ts'
import { useText } from '../text/useText.ts'
import { useModalDialog } from '../ui/useModalDialog.ts'
import { groupedHits } from './find-documents.ts'
import { longestQuery, queryText } from './query-terms.ts'
import css from './SearchDialog.module.css'
import { SearchOptions, SearchState } from './SearchResults.tsx'
import { useHits } from './useHits.ts'
import { Message } from '../text/Message.tsx'

export type SearchDialogProps = { open: boolean; onClose: () => void }

/** How many results of each kind the dialog shows; the page shows more. */
const most = 4

/**
 * Search over the page, by the pattern of a combobox with a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field while arrows choose;
 * Enter opens what is chosen, or all results; Esc clears the field, then closes. The query is kept while the page lives.
 */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const dialog = useModalDialog(open)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const text = useText()
  const path = useHref()('search')
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const query = queryText(typed)
  const { hits, failed } = useHits(query, open)
  const groups = groupedHits(query === '' ? [] : (hits ?? []), most)
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0)
  const optionId = (at: number) => `${id}-list-${at}`

  useEffect(() => {
    if (open) field.current?.select()
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count
      setActive(next)
      field.current?.focus()
      document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      setTyped('')
      setActive(-1)
      field.current?.focus()
    } else if (event.key === 'Enter' && event.target === field.current && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does it by key
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={text('search.title')}
      // Browsers tell of it later: it may be open again by then.
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose()
      }}
      onKeyDown={onKeyDown}
    >
      <form role="search" action={path} className={css.form}>
        <Search className={css.icon} strokeWidth={1.6} />
        <input
          ref={field}
          type="text"
          name="q"
          role="combobox"
          aria-label={text('search.label')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && active < count ? optionId(active) : undefined}
          placeholder={text('search.placeholder')}
          value={typed}
          maxLength={longestQuery}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(-1)
          }}
        />
        <button
          type="button"
          className={css.close}
          aria-label={text('search.close')}
          onClick={onClose}
        >
          <X strokeWidth={1.6} />
        </button>
      </form>
      <div className={css.found}>
        <SearchState query={query} count={hits?.length} failed={failed} onFollow={onClose} />
        {count > 0 ? (
          <SearchOptions
            id={`${id}-list`}
            groups={groups}
            active={active}
            onActive={setActive}
            onFollow={onClose}
          />
        ) : null}
      </div>
      <SearchFoot query={query} count={hits?.length ?? 0} />
    </dialog>
  )
}

/** The end of the dialog: its keys, and the page with all results. */
function SearchFoot({ query, count }: { query: string; count: number }) {
  const path = useHref()('search')
  return (
    <div className={css.foot}>
      <p className={css.keys}>
        <Message
          id="search.keys"
          values={{ key: (chunks: ReactNode) => <kbd className={css.key}>{chunks}</kbd> }}
        />
      </p>
      {query !== '' && count > 0 ? (
        // The server answers it, as it answers the form.
        <a href={`${path}?q=${encodeURIComponent(query)}`} rel="external">
          <Message id="search.all" values={{ count }} />
          <ArrowRight strokeWidth={1.6} />
        </a>
      ) : null}
    </div>
  )
}
