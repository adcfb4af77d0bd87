import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import type { ShapeName } from '../../ui/models/ModelCards.tsx'
import css from './CooperationModels.module.css'

/** Who sits where, and at the wheel of whom; names beside the drawing, where a translation may be long. */
export function TeamShape({ name }: { name: ShapeName }) {
  const text = useText()
  const { Drawing, left, right } = shapes[name]
  return (
    <div role="img" aria-label={text(`cooperation-models.${name}`)}>
      <div className={css.sides}>
        <span>
          <Message id={left} />
        </span>
        {right ? (
          <span>
            <Message id={right} />
          </span>
        ) : null}
      </div>
      <svg className={css.shape} viewBox="0 0 360 132" aria-hidden="true" focusable="false">
        <Drawing />
      </svg>
    </div>
  )
}

const shapes = {
  'shape-extend': {
    Drawing: Joined,
    left: 'cooperation-models.shape.your-team',
    right: undefined,
  },
  'shape-build': {
    Drawing: BesideYou,
    left: 'cooperation-models.shape.you',
    right: 'cooperation-models.shape.dedicated-team',
  },
  'shape-outsourcing': {
    Drawing: Delivering,
    left: 'cooperation-models.shape.you',
    right: 'cooperation-models.shape.project-team',
  },
} as const

const rows = [34, 66, 98]

/** A team of the client's that two of our engineers have joined. */
function Joined() {
  return (
    <>
      <path className={css.yourSide} d="M.5 .5H359.5V131.5H.5Z" />
      <path d="M81 66H126" />
      <path d={branches(126, [149, 220, 291])} />
      {people([149, 220], css.yours)}
      <circle className={css.ours} cx={291} cy={34} r={9} />
      <circle className={css.yours} cx={291} cy={66} r={9} />
      <circle className={css.ours} cx={291} cy={98} r={9} />
      <Wheel x={56} />
      <circle className={css.yours} cx={56} cy={66} r={9} />
    </>
  )
}

/** A team of ours that the client's product owner steers with our lead. */
function BesideYou() {
  return (
    <>
      <path className={css.yourSide} d="M.5 .5H112.5V131.5H.5Z" />
      <path d="M152.5 .5H359.5V131.5H152.5Z" />
      <path d="M56 66H110M154 66H236" />
      <path d={branches(236, [259, 295, 331])} />
      {people([259, 295, 331], css.ours)}
      <Wheel x={132} />
      <circle className={css.yours} cx={56} cy={66} r={9} />
      <circle className={css.ours} cx={199} cy={66} r={9} />
    </>
  )
}

/** A team of ours under our manager, which takes scope and hands over releases. */
function Delivering() {
  return (
    <>
      <path className={css.yourSide} d="M.5 .5H84.5V131.5H.5Z" />
      <path d="M162.5 .5H359.5V131.5H162.5Z" />
      <path d="M51 59H160M160 73H51M152 54L160 59L152 64M59 68L51 73L59 78" />
      <path d="M223 66H250" />
      <path d={branches(250, [273, 319])} />
      {people([273, 319], css.ours)}
      <Wheel x={198} />
      <circle className={css.yours} cx={42} cy={66} r={9} />
      <circle className={css.ours} cx={198} cy={66} r={9} />
    </>
  )
}

/** Lines from an upright one at `start` to the last of `columns` in each row. */
function branches(start: number, columns: readonly number[]): string {
  return `M${start} ${rows[0]}V${rows[2]}${rows.map((y) => `M${start} ${y}H${columns.at(-1)}`).join('')}`
}

function people(columns: readonly number[], className: string | undefined): ReactNode[] {
  return columns.flatMap((x) =>
    rows.map((y) => <circle key={`${x} ${y}`} className={className} cx={x} cy={y} r={9} />),
  )
}

/** Whoever is in it directs the work. */
function Wheel({ x, y = 66 }: { x: number; y?: number }) {
  return (
    <g className={css.wheel} transform={`translate(${x} ${y})`}>
      <circle r={16} />
      <path d="M0-16V-23M11.3-11.3 16.3-16.3M16 0H23M11.3 11.3 16.3 16.3M0 16V23M-11.3 11.3-16.3 16.3M-16 0H-23M-11.3-11.3-16.3-16.3" />
    </g>
  )
}

/** What the marks of the drawings mean. */
export function Legend() {
  return (
    <ul className={css.legend}>
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle className={css.yours} cx={10} cy={10} r={8} />
        </svg>
        <Message id="cooperation-models.legend.yours" />
      </li>
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle className={css.ours} cx={10} cy={10} r={8} />
        </svg>
        <Message id="cooperation-models.legend.ours" />
      </li>
      <li>
        <svg viewBox="-25 -25 50 50" aria-hidden="true" focusable="false">
          <Wheel x={0} y={0} />
        </svg>
        <Message id="cooperation-models.legend.wheel" />
      </li>
    </ul>
  )
}
