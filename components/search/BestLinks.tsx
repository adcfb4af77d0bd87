import { T } from '../text/T.tsx'
import { useHref } from '../text/useHref.ts'
import css from './BestLinks.module.css'

const links = [
  ['services', 'common.route.services'],
  ['success-stories', 'common.route.success-stories'],
  ['contact-us', 'common.route.contact-us'],
] as const

type Props = {
  /** Pages that suit better than the usual three. */
  near?: readonly { title: string; address: string }[]
  labelledBy: string
  onFollow?: () => void
}

/** Three ways onward where there is nothing else to show. */
export function BestLinks({ near = [], labelledBy, onFollow }: Props) {
  const href = useHref()
  const usual = links.map(([id, label]) => ({ address: href(id), title: <T id={label} /> }))
  const known = new Set(near.map(({ address }) => address))
  const ways = [...near, ...usual.filter(({ address }) => !known.has(address))].slice(0, 3)
  return (
    <ul className={css.ways} aria-labelledby={labelledBy}>
      {ways.map(({ address, title }) => (
        <li key={address}>
          <a href={address} onClick={onFollow}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
