import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import css from './BestLinks.module.css'

const links = [
  ['services', 'common.route.services'],
  ['success-stories', 'common.route.success-stories'],
  ['contact-us', 'common.route.contact-us'],
] as const

type Props = {
  /** Pages that suit better than the usual three. */
  near?: readonly { title: string; path: string }[]
  labelledBy: string
  onFollow?: () => void
}

/** Three ways onward where there is nothing else to show. */
export function BestLinks({ near = [], labelledBy, onFollow }: Props) {
  const href = useHref()
  const usual = links.map(([id, label]) => ({ path: href(id), title: <Message id={label} /> }))
  const known = new Set(near.map(({ path }) => path))
  const ways = [...near, ...usual.filter(({ path }) => !known.has(path))].slice(0, 3)
  return (
    <ul className={css.ways} aria-labelledby={labelledBy}>
      {ways.map(({ path, title }) => (
        <li key={path}>
          <a href={path} onClick={onFollow}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
