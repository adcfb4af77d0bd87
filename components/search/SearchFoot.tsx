import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { T } from '../text/T.tsx'
import { useHref } from '../text/useHref.ts'
import css from './SearchDialog.module.css'

/** The end of the dialog: its keys, and the page with all results. */
export function SearchFoot({ query, count }: { query: string; count: number }) {
  const address = useHref()('search')
  return (
    <div className={css.foot}>
      <p className={css.keys}>
        <T
          id="search.keys"
          values={{ key: (chunks: ReactNode) => <kbd className={css.key}>{chunks}</kbd> }}
        />
      </p>
      {query !== '' && count > 0 ? (
        // The server answers it, as it answers the form.
        <a href={`${address}?q=${encodeURIComponent(query)}`} rel="external">
          <T id="search.all" values={{ count }} />
          <ArrowRight strokeWidth={1.6} />
        </a>
      ) : null}
    </div>
  )
}
