import messages from 'virtual:island-messages/testimonials.action,testimonials.shown'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { island } from '../../islands/island.tsx'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './Testimonials.module.css'

type Props = {
  /** Id of the list whose items come in portions. */
  list: string
  count: number
  portion: number
}

/** Shows a portion of a list, and another one at each press; the focus goes to the first that is new. */
function LoadMore({ list, count, portion }: Props) {
  const [wanted, setWanted] = useState(portion)
  const shown = Math.min(wanted, count)

  useLayoutEffect(() => {
    const items = document.getElementById(list)
    if (!items) return
    for (const [at, item] of [...items.children].entries())
      (item as HTMLElement).hidden = at >= shown
    items.dataset.shown = String(shown)
  }, [list, shown])

  function loadMore() {
    flushSync(() => setWanted(shown + portion))
    const first = document.getElementById(list)?.children[shown]
    if (first instanceof HTMLElement) first.focus()
  }

  return (
    <div className={css.more}>
      {shown < count ? (
        <Button type="button" variant="outline" onClick={loadMore}>
          <Message id="testimonials.action.load-more" />
        </Button>
      ) : null}
      <p className={css.shown} role="status">
        <Message id="testimonials.shown" values={{ shown, count }} />
      </p>
    </div>
  )
}

export const LoadMoreIsland = island({
  name: 'LoadMore',
  component: LoadMore,
  start: 'press',
  messages,
})
