import { type ReactNode, useId } from 'react'
import { ButtonLink } from '../Button.tsx'
import { Heading } from '../Heading.tsx'
import { SwipeRow } from '../SwipeRow.tsx'
import css from './ModelCards.module.css'

/** Whose people are where: `extend` joins the client's team, `build` is beside it, `outsourcing` delivers to it. */
export type ShapeName = 'shape-extend' | 'shape-build' | 'shape-outsourcing'

/** A way of working together, in the shape of the content. */
export type CooperationModel = {
  title: string
  /** A first point without a title is the sentence under the model's name. */
  points: readonly {
    title: string
    /** Next to the title. */
    mark?: ReactNode
    description?: ReactNode
    /** The condition on which it holds. */
    note?: ReactNode
    list?: readonly string[]
  }[]
  buttonText: string
  redirect?: string
  isSelected?: boolean
  shape?: ShapeName
}

type Props = {
  models: readonly CooperationModel[]
  /** Names the choice. */
  label: string
  /** Address of the button of models that have none. */
  fallback: string
  shapeOf?: (name: ShapeName) => ReactNode
}

/**
 * Cards of which at most one is highlighted, the first `isSelected` to begin with. Native radio
 * buttons hold the choice, so it moves by mouse, touch and arrow keys even without script.
 */
export function ModelCards({ models, label, fallback, shapeOf }: Props) {
  const group = useId()
  const selected = models.findIndex(({ isSelected }) => isSelected)
  return (
    <div role="radiogroup" aria-label={label}>
      <SwipeRow className={css.models}>
        {models.map((model, at) => (
          <ModelCard
            key={model.title}
            group={group}
            model={model}
            href={model.redirect ?? fallback}
            selected={at === selected}
            shape={model.shape && shapeOf?.(model.shape)}
          />
        ))}
      </SwipeRow>
    </div>
  )
}

type CardProps = {
  /** Name that the radio buttons of all cards share. */
  group: string
  model: CooperationModel
  href: string
  selected: boolean
  shape?: ReactNode
}

/** One model; a press anywhere next to its button highlights it. */
function ModelCard({ group, model, href, selected, shape }: CardProps) {
  const id = useId()
  const { title, points, buttonText } = model
  const fit = points[0]?.title === '' ? points[0].description : undefined
  return (
    <li className={css.model}>
      <div className={css.shape}>{shape}</div>
      <div className={css.head}>
        <Heading size="h3">
          <label htmlFor={id} className={css.name}>
            {title}
          </label>
        </Heading>
        {fit ? <p className={css.fit}>{fit}</p> : null}
        <input type="radio" id={id} name={group} defaultChecked={selected} className={css.choice} />
      </div>
      <dl className={css.points}>
        {points
          .filter((point) => point.title !== '')
          .map((point) => (
            <div key={point.title}>
              <dt>
                {point.title} {point.mark}
              </dt>
              <dd>
                {point.description}
                {point.list?.length ? (
                  <ul className={css.list}>
                    {point.list.map((entry) => (
                      <li key={entry}>{entry}</li>
                    ))}
                  </ul>
                ) : null}
              </dd>
              {point.note ? <dd className={css.note}>{point.note}</dd> : null}
            </div>
          ))}
      </dl>
      <div className={css.action}>
        <ButtonLink href={href} variant="outline">
          {buttonText}
        </ButtonLink>
      </div>
    </li>
  )
}
