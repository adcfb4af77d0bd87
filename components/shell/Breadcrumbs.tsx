import { href } from '../../locales/addresses.ts'
import { Message } from '../text/Message.tsx'
import { useLocale } from '../text/IntlRoot.tsx'
import { useText } from '../text/useText.ts'
import css from './Breadcrumbs.module.css'
import { type CurrentRoute, labelOf, routesAbove } from './navigation.ts'

type Props = {
  current: NonNullable<CurrentRoute>
  /** Name of the page itself where it comes from content; otherwise the route's label. */
  pageName: string | undefined
}

/** The way from the home page to this one; nothing on the home page itself. */
export function Breadcrumbs({ current, pageName }: Props) {
  const locale = useLocale()
  const text = useText()
  const above = routesAbove(current.id)
  if (above.length === 0) return null
  return (
    <nav className={css.breadcrumbs} aria-label={text('common.shell.breadcrumbs')}>
      <ol className={css.trail}>
        {above.map((id) => (
          <li key={id}>
            <a href={href(id, locale)}>
              <Message id={labelOf(id)} />
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">{pageName ?? <Message id={labelOf(current.id)} />}</span>
        </li>
      </ol>
    </nav>
  )
}
