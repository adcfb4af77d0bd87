import type { WrittenPlate } from '../../../content/entry-plate.ts'
import type { ListedStory, Story } from '../../../content/story.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import type { Fact } from '../../ui/FactList.tsx'

/**
 * S-03: a story as its card takes it. Its image (E-01) is the drawing of its steps, which is set in text and needs no
 * other one on a phone.
 */
export type StoryCardContent = ListedStory & {
  /** Address of the story; left out, the page of the slug, as on every page of ours; empty, the list. */
  link?: string
  /** The drawing that explains it, where there is room for it. */
  plate?: WrittenPlate
}

/** What did not change, and what it was built with. */
export function cardFacts(story: StoryCardContent): Fact[] {
  return [
    { id: 'unchanged', name: <Message id="stories.facts.unchanged" />, value: story.unchanged },
    projectFacts(story).stack,
  ]
}

/** Industry, platform and country of a story in words. */
export function useStoryLabels({
  industry,
  platform,
  country,
}: Pick<Story, 'industry' | 'platform' | 'country'>): string[] {
  const text = useText()
  return [
    text(`taxonomy.industry.${industry}`),
    text(`taxonomy.platform.${platform}`),
    text(`taxonomy.country.${country}`),
  ]
}

type Project = Pick<Story, 'model' | 'teamSize' | 'technologies'>

/** Model, team and technologies of a project, each as a row of a fact list. */
export function projectFacts({
  model,
  teamSize,
  technologies,
}: Project): Record<'model' | 'team' | 'stack', Fact> {
  return {
    model: {
      id: 'model',
      name: <Message id="stories.facts.model" />,
      value: <Message id={`taxonomy.model.${model}`} />,
    },
    team: {
      id: 'team',
      name: <Message id="stories.facts.team" />,
      value: <Message id="stories.facts.team-size" values={{ count: teamSize }} />,
    },
    stack: {
      id: 'stack',
      name: <Message id="stories.facts.stack" />,
      value: technologies.join(', '),
    },
  }
}
