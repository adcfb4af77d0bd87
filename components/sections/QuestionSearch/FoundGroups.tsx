import type { MouseEvent } from 'react'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import css from './QuestionSearch.module.css'

/** A group on the page; `id` is its fragment, `count` the number of its questions that match. */
export type FoundGroup = { id: string; title: string; count: number }

type Props = {
  groups: readonly FoundGroup[]
  query: string
  /** Address of the page with all questions. */
  all: string
  /** Address of the form for a question that is not on the page. */
  ask: string
  onClear: (event: MouseEvent) => void
}

/** How many questions match, and the way to their groups. */
export function FoundGroups({ groups, query, all, ask, onClear }: Props) {
  const text = useText()
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <div className={css.found}>
      <p role="status" className={css.count}>
        {query ? (
          <Message id="question-search.found" values={{ count, query }} />
        ) : (
          <Message id="question-search.all" values={{ count }} />
        )}
      </p>
      {count > 0 ? (
        <nav aria-label={text('question-search.groups')}>
          <ul className={css.links}>
            {groups
              .filter((group) => group.count > 0)
              .map((group) => (
                <li key={group.id}>
                  <a href={`#${group.id}`}>
                    <span>{group.title}</span>
                    <span className={css.number}>{group.count}</span>
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      ) : null}
      {query ? (
        <p className={css.ways}>
          <a href={all} onClick={onClear}>
            <Message id="question-search.clear" />
          </a>
          {count === 0 ? (
            <a href={ask}>
              <Message id="question-search.ask" />
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
