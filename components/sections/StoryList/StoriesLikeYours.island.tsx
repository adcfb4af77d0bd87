import messages from 'virtual:island-messages/story-filters.like,taxonomy.industry,taxonomy.result,common.other-language'
import { useId } from 'react'
import { type Goal, goalModels, type Industry, type Model } from '../../../content/taxonomy.ts'
import type { Locale } from '../../../locales/locales.ts'
import { island } from '../../islands/island.tsx'
import { useAnswers } from '../../questionnaire/answers.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { Message } from '../../text/Message.tsx'
import { useStoryHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import css from './StoriesLikeYours.module.css'

/** The stories nearest to what the visitor answered in the questionnaire, each with the reason. */
function StoriesLikeYours({ stories }: { stories: readonly ComparedStory[] }) {
  const titleId = useId()
  const storyHref = useStoryHref()
  const like = storiesLike(stories, useAnswers())
  if (like.length === 0) return null
  return (
    <section className={css.like} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        <Message id="story-filters.like.title" />
      </h2>
      <ol className={css.stories}>
        {like.map(({ story, likeness }) => (
          <li key={story.slug} className={css.story}>
            <a href={storyHref(story)} hrefLang={story.language}>
              <EntryTitle {...story} />
            </a>
            <p>
              <Reason story={story} likeness={likeness} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Reason({ story, likeness }: { story: ComparedStory; likeness: Likeness }) {
  const text = useText()
  const industry = text(`taxonomy.industry.${story.industry}`)
  const model = text(`taxonomy.result.${story.model}`)
  if (likeness === 'industry')
    return <Message id="story-filters.like.industry" values={{ industry }} />
  if (likeness === 'model') return <Message id="story-filters.like.model" values={{ model }} />
  return <Message id="story-filters.like.both" values={{ industry, model }} />
}

/** Why a story is like the visitor's plan: its industry, the model that serves the goal, or both. */
type Likeness = 'both' | 'industry' | 'model'

/** What of a story is compared with the answers, and what is shown of it. */
type ComparedStory = {
  slug: string
  language: Locale | undefined
  title: string
  industry: Industry
  model: Model
}

/** How many are offered. */
const most = 3

const order: readonly Likeness[] = ['both', 'industry', 'model']

/**
 * Stories that are like what the visitor answered in the questionnaire, those that share most first.
 * @param answers goal and industry; '' where nothing was answered
 */
function storiesLike(
  stories: readonly ComparedStory[],
  { goal, industry }: { goal: Goal | ''; industry: Industry | '' },
): { story: ComparedStory; likeness: Likeness }[] {
  const model = goal === '' ? undefined : goalModels[goal]
  return stories
    .map((story) => ({
      story,
      likeness: likenessOf(story.industry === industry, story.model === model),
    }))
    .filter(
      (one): one is { story: ComparedStory; likeness: Likeness } => one.likeness !== undefined,
    )
    .sort((one, other) => order.indexOf(one.likeness) - order.indexOf(other.likeness))
    .slice(0, most)
}

function likenessOf(sharesIndustry: boolean, sharesModel: boolean): Likeness | undefined {
  if (sharesIndustry && sharesModel) return 'both'
  if (sharesIndustry) return 'industry'
  return sharesModel ? 'model' : undefined
}

export const StoriesLikeYoursIsland = island({
  name: 'StoriesLikeYours',
  component: StoriesLikeYours,
  start: 'press',
  restores: true,
  messages,
})
