import type { Story } from '../../../content/schema.ts'
import type { Platform } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useMonth } from '../../text/date-formats.ts'
import { FactList } from '../../ui/FactList.tsx'
import { projectFacts } from '../CaseStudyCard/CaseStudyCard.tsx'

const filtered = ['industry', 'platform', 'country'] as const

/** Industry, platform, country, model, team, duration and stack of a project. */
export function StoryFacts({ story }: { story: Story }) {
  const list = useHref()('success-stories')
  const [model, team, stack] = projectFacts(story)
  const inLists = filtered.map((key) => ({
    id: key,
    name: <Message id={`stories.facts.${key}`} />,
    value: (
      <a href={`${list}?${key}=${story[key]}`} rel="nofollow">
        <Message id={`taxonomy.${key}.${story[key]}` as `taxonomy.platform.${Platform}`} />
      </a>
    ),
  }))
  const duration = {
    id: 'duration',
    name: <Message id="stories.facts.duration" />,
    value: <Duration story={story} />,
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
