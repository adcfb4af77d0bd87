import { localizedPath } from '../../locales/addresses.ts'
import { Message } from '../text/Message.tsx'
import { useLocale } from '../text/IntlRoot.tsx'
import { useText } from '../text/useText.ts'
import type { HitGroup } from './find-documents.ts'
import { Marked } from './Marked.tsx'
import css from './SearchResults.module.css'
import { useId } from 'react'
import { BestLinks } from './BestLinks.tsx'
import { useSettledCount } from './useHits.ts'

type OptionsProps = {
  /** Id of the list; options get it with their number. */
  id: string
  groups: readonly HitGroup[]
  /** Number of the chosen option; -1 for none. */
  active: number
  onActive: (at: number) => void
  onFollow: () => void
}

/** What was found as the list of a combobox: links that are options, in groups by kind. */
export function SearchOptions({ id, groups, active, onActive, onFollow }: OptionsProps) {
  const locale = useLocale()
  const text = useText()
  const numbers = new Map(groups.flatMap(({ hits }) => hits).map((hit, at) => [hit, at]))
  return (
    <div role="listbox" id={id} aria-label={text('search.results')} className={css.list}>
      {groups.map(({ kind, hits }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div role="presentation" id={`${id}-${kind}`} className={css.kind}>
            <Message id={`search.kind.${kind}`} />
          </div>
          {hits.map((hit) => {
            const at = numbers.get(hit)!
            return (
              <a
                key={hit.path + hit.title}
                role="option"
                id={`${id}-${at}`}
                aria-selected={at === active}
                href={localizedPath(hit.path, locale)}
                className={css.option}
                onFocus={() => onActive(at)}
                onClick={onFollow}
              >
                <span className={css.title}>
                  <Marked text={hit.title} terms={hit.terms} />
                </span>
                <span className={css.summary}>
                  <Marked text={hit.summary} terms={hit.terms} />
                </span>
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

type StateProps = {
  query: string
  /** How many documents answer; nothing while the index is on its way. */
  count: number | undefined
  failed: boolean
  onFollow: () => void
}

/** What the dialog says beside its results: how many, none, not loaded, and where else to go. */
export function SearchState({ query, count, failed, onFollow }: StateProps) {
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
