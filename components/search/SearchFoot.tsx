import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import css from './SearchDialog.module.css'

/** The end of the dialog: its keys, and the page with all results. */
export function SearchFoot({ query, count }: { query: string; count: number }) {
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
