import { type ReactNode, useId } from 'react'
import { ButtonLink } from '../Button.tsx'
import { Heading } from '../Heading.tsx'
import css from './ModelCards.module.css'
import type { CooperationModel } from './ModelCards.tsx'

type Props = {
  /** Name that the radio buttons of all cards share. */
  group: string
  model: CooperationModel
  href: string
  selected: boolean
  gauge?: ReactNode
  size: 'h3' | 'h4'
}

/** One model; a press anywhere next to its button highlights it. */
export function ModelCard({ group, model, href, selected, gauge, size }: Props) {
  const id = useId()
  const { title, points, buttonText } = model
  const fit = points[0]?.title === '' ? points[0].description : undefined
  return (
    <li className={css.model}>
      <div className={css.gauge}>{gauge}</div>
      <div className={css.head}>
        <Heading size={size}>
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
              <dt>{point.title}</dt>
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
