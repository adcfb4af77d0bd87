import { useId } from 'react'
import { useAnswers } from '../../questionnaire/answers.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { type ComparedStory, type Likeness, storiesLike } from './stories-like.ts'
import css from './StoriesLikeYours.module.css'

/** The stories nearest to what the visitor answered in the questionnaire, each with the reason. */
export function StoriesLikeYours({ stories }: { stories: readonly ComparedStory[] }) {
  const titleId = useId()
  const href = useHref()
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
            <a
              href={href('success-stories.story', { story: story.slug }, story.language)}
              hrefLang={story.language}
            >
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
