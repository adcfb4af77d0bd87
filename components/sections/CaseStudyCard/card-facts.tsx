import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import type { Fact } from '../../ui/FactList.tsx'
import type { CaseStudy } from './case-study.ts'

/** What did not change, and what it was built with. */
export function cardFacts(study: CaseStudy): Fact[] {
  const [, , stack] = projectFacts(study)
  const { unchanged } = study
  if (!unchanged) return [stack]
  return [
    { id: 'unchanged', name: <Message id="stories.facts.unchanged" />, value: unchanged },
    stack,
  ]
}

/** Industry, platform and country of a story in words. */
export function useStoryLabels({
  industry,
  platform,
  country,
}: Pick<CaseStudy, 'industry' | 'platform' | 'country'>): string[] {
  const text = useText()
  return [
    text(`taxonomy.industry.${industry}`),
    text(`taxonomy.platform.${platform}`),
    text(`taxonomy.country.${country}`),
  ]
}

/** Model, team and technologies of a project as rows of a fact list. */
export function projectFacts({
  model,
  teamSize,
  technologies,
}: Pick<CaseStudy, 'model' | 'teamSize' | 'technologies'>): [model: Fact, team: Fact, stack: Fact] {
  return [
    {
      id: 'model',
      name: <Message id="stories.facts.model" />,
      value: <Message id={`taxonomy.model.${model}`} />,
    },
    {
      id: 'team',
      name: <Message id="stories.facts.team" />,
      value: <Message id="stories.facts.team-size" values={{ count: teamSize }} />,
    },
    { id: 'stack', name: <Message id="stories.facts.stack" />, value: technologies.join(', ') },
  ]
}
