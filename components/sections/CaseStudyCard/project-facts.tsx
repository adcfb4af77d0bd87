import { Message } from '../../text/Message.tsx'
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
