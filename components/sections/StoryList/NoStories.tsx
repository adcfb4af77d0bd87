import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './StoryList.module.css'

/** Stands in place of the list when no story fits. */
export function NoStories() {
  const href = useHref()
  return (
    <div className={css.none}>
      <h2>
        <Message id="story-filters.empty-title" />
      </h2>
      <p>
        <Message id="story-filters.empty-text" />
      </p>
      <ButtonLink href={href('get-in-touch')} arrow>
        <Message id="story-filters.ask" />
      </ButtonLink>
    </div>
  )
}
