import { type ReactNode, useId } from 'react'
import { ModelCard } from './ModelCard.tsx'
import css from './ModelCards.module.css'

/** Marks of who steers: `extend` leaves the helm with the client, `outsourcing` takes it. */
export type GaugeName = 'gauge-extend' | 'gauge-build' | 'gauge-outsourcing'

/** A way of working together, in the shape of the content. */
export type CooperationModel = {
  title: string
  /** A first point without a title is the sentence under the model's name. */
  points: readonly { title: string; description?: string; list?: readonly string[] }[]
  buttonText: string
  redirect?: string
  isSelected?: boolean
  gauge?: GaugeName
}

type Props = {
  models: readonly CooperationModel[]
  /** Names the choice. */
  label: string
  /** Address of the button of models that have none. */
  fallback: string
  gaugeOf?: (name: GaugeName) => ReactNode
  /** Side by side, or rows next to other content. */
  arrangement?: 'cards' | 'compact'
}

/**
 * Cards of which at most one is highlighted, the first `isSelected` to begin with. Native radio
 * buttons hold the choice, so it moves by mouse, touch and arrow keys even without script.
 */
export function ModelCards(props: Props) {
  const { models, label, fallback, gaugeOf, arrangement = 'cards' } = props
  const group = useId()
  const selected = models.findIndex(({ isSelected }) => isSelected)
  return (
    <div role="radiogroup" aria-label={label}>
      <ul className={css.models} data-arrangement={arrangement}>
        {models.map((model, at) => (
          <ModelCard
            key={model.title}
            group={group}
            model={model}
            href={model.redirect ?? fallback}
            selected={at === selected}
            size={arrangement === 'compact' ? 'h4' : 'h3'}
            gauge={model.gauge && gaugeOf?.(model.gauge)}
          />
        ))}
      </ul>
    </div>
  )
}
