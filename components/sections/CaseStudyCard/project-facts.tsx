import { T } from '../../text/T.tsx'
import type { Fact } from '../../ui/FactList.tsx'
import type { CaseStudy } from './CaseStudyCard.tsx'

/** Model, team and technologies of a project as rows of a fact list. */
export function projectFacts({
  model,
  teamSize,
  technologies,
}: Pick<CaseStudy, 'model' | 'teamSize' | 'technologies'>): [model: Fact, team: Fact, stack: Fact] {
  return [
    {
      id: 'model',
      name: <T id="stories.facts.model" />,
      value: <T id={`taxonomy.model.${model}`} />,
    },
    {
      id: 'team',
      name: <T id="stories.facts.team" />,
      value: <T id="stories.facts.team-size" values={{ count: teamSize }} />,
    },
    { id: 'stack', name: <T id="stories.facts.stack" />, value: technologies.join(', ') },
  ]
}
