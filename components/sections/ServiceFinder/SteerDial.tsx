import type { Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import css from './SteerDial.module.css'

const round = (value: number) => Math.round(value * 10) / 10

/** A point at an angle (degrees from upright, to the right) and a distance from the pivot. */
function at(angle: number, distance: number): string {
  const turn = (angle * Math.PI) / 180
  return `${round(distance * Math.sin(turn))} ${round(-distance * Math.cos(turn))}`
}

function arc(radius: number, from: number, to: number): string {
  return `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}`
}

const reach = 62
const ticks = Array.from({ length: 41 }, (_, index) => {
  const angle = (index - 20) * (reach / 20)
  return `M${at(angle, 150)}L${at(angle, index % 5 === 0 ? 128 : 140)}`
}).join('')

/** Who steers: the client's own lead, both, or we. */
const needles: Record<Model, number> = { extend: -50, build: 0, outsourcing: 50 }
const captions = { extend: 'you', build: 'both', outsourcing: 'we' } as const satisfies Record<
  Model,
  string
>

/** A small dial with the words that it stands for. */
export function CaptionedDial({ model }: { model: Model }) {
  return (
    <span className={css.captioned}>
      <SteerDial model={model} />
      <span className={css.caption}>
        <Message id={`finder.dial.${captions[model]}`} />
      </span>
    </span>
  )
}

/** The rudder indicator of a model: to one side the client steers, to the other we do. */
export function SteerDial({ model }: { model: Model }) {
  const angle = needles[model]
  const swing = angle < 0 ? arc(134, angle, 0) : arc(134, 0, angle)
  return (
    <svg className={css.dial} viewBox="-140 -156 280 176" aria-hidden="true">
      <path d={arc(150, -reach, reach)} className={css.rim} />
      <path d={arc(118, -reach, reach)} />
      <path d={ticks} />
      {angle === 0 ? null : <path d={swing} className={css.swing} />}
      <path
        d={`M${at(angle, 122)}L${at(angle + 90, 14)}L${at(angle - 90, 14)}Z`}
        className={css.needle}
      />
      <circle r="16" className={css.hub} />
      <circle r="4" className={css.needle} />
    </svg>
  )
}
