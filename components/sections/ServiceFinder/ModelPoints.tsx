import { Check } from 'lucide-react'
import type { Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import css from './BestMatch.module.css'

const points = ['first', 'second', 'third'] as const

/** What a model gives, in three lines. */
export function ModelPoints({ model }: { model: Model }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point}>
          <Check strokeWidth={1.6} />
          <Message id={`finder.point.${model}-${point}`} />
        </li>
      ))}
    </ul>
  )
}
