import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { type CooperationModel, type GaugeName, ModelCards } from '../../ui/models/ModelCards.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './CooperationModels.module.css'
import { RudderGauge } from './RudderGauge.tsx'

type Props = { copy: SectionCopy<'title' | 'lead'>; models: readonly CooperationModel[] }

/** Angle of the rudder and what it says. */
const readings = {
  'gauge-extend': { angle: -50, label: 'cooperation-models.gauge-extend' },
  'gauge-build': { angle: 0, label: 'cooperation-models.gauge-build' },
  'gauge-outsourcing': { angle: 50, label: 'cooperation-models.gauge-outsourcing' },
} as const

/**
 * S-16: ways of working together, each with a rudder-angle gauge of who steers. Every card is readable
 * without selection; a model without `redirect` leads to the contact page.
 */
export function CooperationModels({ copy, models }: Props) {
  const text = useText()
  const href = useHref()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ModelCards
        models={models}
        label={text('cooperation-models.choice')}
        fallback={href('get-in-touch')}
        gaugeOf={(name) => <Gauge name={name} />}
      />
    </Section>
  )
}

function Gauge({ name }: { name: GaugeName }) {
  const text = useText()
  const { angle, label } = readings[name]
  return (
    <div role="img" aria-label={text(label)}>
      <RudderGauge angle={angle} />
      <div className={css.sides}>
        <span>
          <Message id="cooperation-models.gauge-extend" />
        </span>
        <span>
          <Message id="cooperation-models.gauge-outsourcing" />
        </span>
      </div>
    </div>
  )
}
