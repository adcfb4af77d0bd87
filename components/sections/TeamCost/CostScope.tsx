import { Check, Minus } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './TeamCost.module.css'

const included = ['pay', 'leave', 'laptop', 'search', 'hours'] as const
const excluded = ['vat', 'licences', 'travel', 'exchange'] as const

/** What a price pays for, and what comes on top. */
export function CostScope() {
  return (
    <Section opening="split" title={<Message id="team-cost.scope.title" />}>
      <div className={css.scope}>
        <div>
          <Heading size="h4">
            <Message id="team-cost.scope.included" />
          </Heading>
          <ul>
            {included.map((id) => (
              <li key={id}>
                <Check strokeWidth={1.6} />
                <Message id={`team-cost.scope.in.${id}`} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading size="h4">
            <Message id="team-cost.scope.excluded" />
          </Heading>
          <ul>
            {excluded.map((id) => (
              <li key={id}>
                <Minus strokeWidth={1.6} />
                <Message id={`team-cost.scope.out.${id}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
