import type { Story } from '../../../content/schema.ts'
import { type DrawingName, drawing } from '../../art/drawing.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { useStoryLabels } from '../CaseStudyCard/card-facts.tsx'
import css from './StoryHeader.module.css'
import { StoryFacts } from './StoryFacts.tsx'

/** S-03 as the head of a story's page: title, lead, cover and facts. */
export function StoryHeader({ story }: { story: Story }) {
  const text = useText()
  return (
    <Panel labelledBy="story-title">
      <div className={css.head}>
        <div className={css.text}>
          <Tags name={text('stories.card.tags')} labels={useStoryLabels(story)} />
          <h1 id="story-title" tabIndex={-1}>
            {story.title} <SampleMark sample={story.sample} />
          </h1>
          <p className={css.lead} dangerouslySetInnerHTML={{ __html: story.lead }} />
        </div>
        <Drawing
          day={drawing(`cover-${story.slug}` as DrawingName)}
          decorative
          className={css.cover}
          loading="eager"
        />
      </div>
      <h2 className={css.factsTitle}>
        <Message id="stories.facts.title" />
      </h2>
      <StoryFacts story={story} />
    </Panel>
  )
}
