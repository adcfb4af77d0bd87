import { Minus, Plus } from 'lucide-react'
import { Fragment, type ReactNode, useId } from 'react'
import css from './Accordion.module.css'
import { Deeper, Heading } from './Heading.tsx'

export type AccordionItem = {
  /** Fragment of the item: an address with it opens the item, since browsers reveal a target. */
  id: string
  title: ReactNode
  /** Small heading above the item, which begins a group with it. */
  group?: ReactNode
  /** A short line at the far end of the title, below it where there is no room. */
  note?: ReactNode
  content: ReactNode
  /** In the page, but not shown. */
  hidden?: boolean
}

type Props = {
  items: readonly AccordionItem[]
  size?: 'h3' | 'h4'
  /** The content is as wide as the accordion instead of a column of text. */
  wide?: boolean
}

/**
 * One item open at a time, and clicking the open one closes it: `details` with a shared `name` does
 * both without script (ST-03). All are closed at first; find-in-page, print and `#id` reveal: a browser opens
 * what contains the target, so the target is within the content, laid over the title, which is to be seen as well.
 */
export function Accordion({ items, size = 'h4', wide = false }: Props) {
  const name = useId()
  const Items = items.some(({ group }) => group) ? Deeper : Fragment
  return (
    <div className={css.accordion} data-size={size} data-wide={wide || undefined}>
      {items.map(({ id, title, group, note, content, hidden }) => (
        <Fragment key={id}>
          {group ? (
            <div className={css.group}>
              <Heading size="quiet">{group}</Heading>
            </div>
          ) : null}
          <Items>
            <details name={name} className={css.item} hidden={hidden}>
              <summary className={css.summary} data-noted={note ? '' : undefined}>
                <Heading size={size}>{title}</Heading>
                {note ? <span className={css.note}>{note}</span> : null}
                <Plus className={css.plus} strokeWidth={1.6} />
                <Minus className={css.minus} strokeWidth={1.6} />
              </summary>
              <div className={css.content}>
                <span className={css.target} id={id} />
                <Deeper>{content}</Deeper>
              </div>
            </details>
          </Items>
        </Fragment>
      ))}
    </div>
  )
}
