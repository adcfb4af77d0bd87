import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { filterKeys, type StoryFilter } from './story-filter.ts'
import { labelId } from './StoryFilters.tsx'
import css from './StoryList.module.css'

type Props = { count: number; total: number; filter: StoryFilter }

/** How many stories are shown and why, with the way back to all of them. */
export function FoundStories({ count, total, filter }: Props) {
  const text = useText()
  const href = useHref()
  const labels = filterKeys.flatMap((key) => (filter[key] ? [text(labelId(key, filter[key]))] : []))
  return (
    <div className={css.found}>
      <p role="status">
        {labels.length > 0 ? (
          <Message id="story-filters.found" values={{ count, total, labels: labels.join(', ') }} />
        ) : (
          <Message id="story-filters.everything" values={{ total }} />
        )}
      </p>
      {labels.length > 0 ? (
        <a href={href('success-stories')}>
          <Message id="story-filters.clear" />
        </a>
      ) : null}
      {count > 0 ? (
        <p className={css.legend}>
          <span>
            <Message id="stories.result.before" />
          </span>
          <span className={css.after}>
            <Message id="stories.result.after" />
          </span>
        </p>
      ) : null}
    </div>
  )
}
