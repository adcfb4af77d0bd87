import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { type CooperationModel, ModelCards, type ShapeName } from '../../ui/models/ModelCards.tsx'
import { Section } from '../../ui/Section.tsx'
import { PlateFrame } from '../ExplainingPlate/ExplainingPlate.tsx'
import css from './CooperationModels.module.css'
import { BesideYou, Delivering, Joined, Wheel } from './team-drawings.tsx'

type Props = { copy: SectionCopy<'title' | 'lead'>; models: readonly CooperationModel[] }

/**
 * S-16: ways of working together, each with a drawing of whose people are where and who steers. Every card is readable
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
      actions={models.some(({ shape }) => shape) ? <Legend /> : undefined}
    >
      <ModelCards
        models={models}
        label={text('cooperation-models.choice')}
        fallback={href('get-in-touch')}
        shapeOf={(name) => <TeamShape name={name} />}
      />
    </Section>
  )
}

/** All of them in one drawing, for the first view of a page that compares them. */
export function ModelShapes({ models }: Pick<Props, 'models'>) {
  return (
    <PlateFrame title={<Message id="cooperation-models.section.title" />} note={<Legend />}>
      <ul className={css.shapes}>
        {models.map(({ title, shape }) =>
          shape ? (
            <li key={title}>
              <strong>{title}</strong>
              <TeamShape name={shape} />
            </li>
          ) : null,
        )}
      </ul>
    </PlateFrame>
  )
}

/** Who sits where, and at the wheel of whom; names beside the drawing, where a translation may be long. */
function TeamShape({ name }: { name: ShapeName }) {
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
function Legend() {
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
