import { matchingStories, type StoryFilter } from '../../../content/story-filter.ts'
import { storyFilterKeys } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { StoryCardContent } from '../StoryCard/story-facts.tsx'
import { StoryCard } from '../StoryCard/StoryCard.tsx'
import { StoriesLikeYoursIsland } from './StoriesLikeYours.island.tsx'
import { labelId, StoryFilters } from './StoryFilters.tsx'
import css from './StoryList.module.css'

type Props = { stories: readonly StoryCardContent[]; filter?: StoryFilter }

/**
 * The list of all stories with the counted number next to the claim, and filters above it. What depends on
 * the visitor's answers is known only later: it comes after the list, where nothing that is read moves.
 */
export function StoryList({ stories, filter = {} }: Props) {
  const total = useClaim()('success-cases').text
  const shown = matchingStories(stories, filter)
  return (
    <Panel labelledBy="stories-title">
      <div className={css.head}>
        <h1 id="stories-title" tabIndex={-1}>
          <Message id="stories.list.title" />
        </h1>
        <p className={css.lead}>
          <Message id="stories.list.lead" values={{ count: stories.length, total }} />
        </p>
      </div>
      <StoryFilters stories={stories} filter={filter} />
      <FoundStories count={shown.length} total={stories.length} filter={filter} />
      {shown.length > 0 ? (
        <ul className={css.stories}>
          {shown.map((story, at) => (
            <li key={story.slug}>
              <StoryCard story={story} inList={at === 0 ? 'leading' : 'plain'} />
            </li>
          ))}
        </ul>
      ) : (
        <NoStories />
      )}
      {Object.keys(filter).length === 0 ? (
        <StoriesLikeYoursIsland
          stories={stories.map(({ slug, language, client, industry, model }) => ({
            slug,
            language,
            title: client,
            industry,
            model,
          }))}
        />
      ) : null}
    </Panel>
  )
}

type FoundStoriesProps = { count: number; total: number; filter: StoryFilter }

/** How many stories are shown and why, with the way back to all of them. */
function FoundStories({ count, total, filter }: FoundStoriesProps) {
  const text = useText()
  const href = useHref()
  const labels = storyFilterKeys.flatMap((key) =>
    filter[key] ? [text(labelId(key, filter[key]))] : [],
  )
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

/** Stands in place of the list when no story fits. */
function NoStories() {
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
