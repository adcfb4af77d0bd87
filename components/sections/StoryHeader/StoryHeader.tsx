import { headlineChange, type Story } from '../../../content/story.ts'
import { searchOfFilter } from '../../../content/story-filter.ts'
import { type Platform, storyFilterKeys } from '../../../content/taxonomy.ts'
import { useMonth } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { StoryChange } from '../StoryCard/StoryCard.tsx'
import { projectFacts, useStoryLabels } from '../StoryCard/story-facts.tsx'
import css from './StoryHeader.module.css'

/** S-03 as the head of a story's page: title, lead, what was measured, the drawing that explains it, and facts. */
export function StoryHeader({ story }: { story: Story }) {
  const text = useText()
  return (
    <Panel labelledBy="story-title">
      <div className={css.head}>
        <div className={css.text}>
          <Tags name={text('stories.card.tags')} labels={useStoryLabels(story)} />
          <h1 id="story-title" tabIndex={-1}>
            {story.client} <SampleMark sample={story.sample} />
          </h1>
          <p className={css.lead} dangerouslySetInnerHTML={{ __html: story.lead }} />
          <div className={css.result}>
            <StoryChange {...headlineChange(story)} />
          </div>
        </div>
        <ExplainingPlate {...story.plate} />
      </div>
      <h2 className={css.factsTitle}>
        <Message id="stories.facts.title" />
      </h2>
      <StoryFactList story={story} />
    </Panel>
  )
}

/** Industry, platform, country, model, team, duration and stack of a project. */
export function StoryFactList({ story }: { story: Story }) {
  const list = useHref()('success-stories')
  const { model, team, stack } = projectFacts(story)
  const inLists = storyFilterKeys.map((key) => ({
    id: key,
    name: <Message id={`stories.facts.${key}`} />,
    value: (
      <a href={list + searchOfFilter({ [key]: story[key] })} rel="nofollow">
        <Message id={`taxonomy.${key}.${story[key]}` as `taxonomy.platform.${Platform}`} />
      </a>
    ),
  }))
  const duration = {
    id: 'duration',
    name: <Message id="stories.facts.duration" />,
    value: (
      <span className={css.duration}>
        <Duration story={story} />
      </span>
    ),
  }
  return <FactList arrangement="columns" facts={[...inLists, model, team, duration, stack]} />
}

/** "March 2023 – November 2025", or "since June 2022". */
function Duration({ story: { started, finished } }: { story: Story }) {
  const month = useMonth()
  return finished ? (
    <Message id="stories.facts.from-to" values={{ from: month(started), to: month(finished) }} />
  ) : (
    <Message id="stories.facts.since" values={{ from: month(started) }} />
  )
}
