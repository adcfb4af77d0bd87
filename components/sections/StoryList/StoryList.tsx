import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { CaseStudy } from '../CaseStudyCard/case-study.ts'
import { CaseStudyCard } from '../CaseStudyCard/CaseStudyCard.tsx'
import { FoundStories } from './FoundStories.tsx'
import { NoStories } from './NoStories.tsx'
import { StoriesLikeYoursIsland } from './StoriesLikeYours.island.tsx'
import { matchingStories, type StoryFilter } from './story-filter.ts'
import { StoryFilters } from './StoryFilters.tsx'
import css from './StoryList.module.css'

type Props = { stories: readonly CaseStudy[]; filter?: StoryFilter }

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
          {shown.map((study) => (
            <li key={study.slug}>
              <CaseStudyCard study={study} brief />
            </li>
          ))}
        </ul>
      ) : (
        <NoStories />
      )}
      {Object.keys(filter).length === 0 ? (
        <StoriesLikeYoursIsland
          stories={stories.map(({ slug, language, title, industry, model }) => ({
            slug,
            language,
            title,
            industry,
            model,
          }))}
        />
      ) : null}
    </Panel>
  )
}
