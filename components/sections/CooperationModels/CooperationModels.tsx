import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { type CooperationModel, type GaugeName, ModelCards } from '../../ui/models/ModelCards.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './CooperationModels.module.css'

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

const reach = 60
const center = { x: 120, y: 136 }

/** Point of the dial, `angle` in degrees from straight up, positive to the right. */
function point(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180
  const x = center.x + radius * Math.sin(radians)
  const y = center.y - radius * Math.cos(radians)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function arc(from: number, to: number, radius: number): string {
  return `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`
}

const ticks = Array.from({ length: 41 }, (_, at) => {
  const angle = (at - 20) * 3
  return `M${point(angle, 120)}L${point(angle, angle % 15 === 0 ? 103 : 110)}`
}).join('')

/** A rudder-angle indicator; `angle` in degrees, negative to the side of the client. */
function RudderGauge({ angle }: { angle: number }) {
  const needle = `M${point(angle, 94)}L${point(angle - 90, 8)}L${point(angle + 90, 8)}Z`
  return (
    <svg className={css.dial} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path d={`${arc(-reach, reach, 120)}${ticks}`} fill="none" stroke="currentColor" />
      <path d={arc(-reach, reach, 94)} fill="none" stroke="currentColor" strokeWidth="0.7" />
      {angle === 0 ? null : (
        <path
          className={css.swept}
          d={angle < 0 ? arc(angle, 0, 106) : arc(0, angle, 106)}
          fill="none"
        />
      )}
      <path className={css.needle} d={needle} />
      <circle className={css.hub} cx={center.x} cy={center.y} r="12" />
      <circle className={css.needle} cx={center.x} cy={center.y} r="3" />
    </svg>
  )
}
