import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import css from './Accordion.module.css'
import { Deeper, Heading } from './Heading.tsx'

export type AccordionItem = {
  /** Fragment of the item: an address with it opens the item, since browsers reveal a target. */
  id: string
  title: ReactNode
  content: ReactNode
}

type Props = { items: readonly AccordionItem[]; size?: 'h3' | 'h4' }

/**
 * One item open at a time, and clicking the open one closes it: `details` with a shared `name` does
 * both without script (ST-03). All are closed at first; find-in-page, print and `#id` reveal.
 */
export function Accordion({ items, size = 'h4' }: Props) {
  const name = useId()
  return (
    <div className={css.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className={css.item}>
          <summary className={css.summary}>
            <Heading size={size}>{title}</Heading>
            <Plus className={css.plus} strokeWidth={1.6} />
            <Minus className={css.minus} strokeWidth={1.6} />
          </summary>
          <div className={css.content} id={id}>
            <Deeper>{content}</Deeper>
          </div>
        </details>
      ))}
    </div>
  )
}
