import { useId } from 'react'
import { Message } from '../text/Message.tsx'
import { BestLinks } from './BestLinks.tsx'
import css from './SearchDialog.module.css'
import { useSettledCount } from './useSettledCount.ts'

type Props = {
  query: string
  /** How many documents answer; nothing while the index is on its way. */
  count: number | undefined
  failed: boolean
  onFollow: () => void
}

/** What the dialog says beside its results: how many, none, not loaded, and where else to go. */
export function SearchState({ query, count, failed, onFollow }: Props) {
  const id = useId()
  const settled = useSettledCount(query, count)
  return (
    <>
      <div role="status">
        {settled ? (
          <p className={css.count}>
            <Message id="search.count" values={settled} />
          </p>
        ) : null}
        {failed ? (
          <p className={css.count}>
            <Message id="search.failed" />
          </p>
        ) : null}
      </div>
      {query === '' || count === 0 ? (
        <div className={css.ways}>
          <p id={id} className={css.waysTitle}>
            <Message id="search.ways" />
          </p>
          <BestLinks labelledBy={id} onFollow={onFollow} />
        </div>
      ) : null}
    </>
  )
}
