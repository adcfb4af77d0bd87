import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import type { ShapeName } from '../../ui/models/ModelCards.tsx'
import css from './CooperationModels.module.css'
import { BesideYou, Delivering, Joined, Wheel } from './team-drawings.tsx'

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
