import { company } from '../../content/company.ts'
import { useHref } from '../text/useHref.ts'
import css from './Brand.module.css'

/** The company's mark and name, a link to the home page. */
export function Brand() {
  const href = useHref()
  return (
    <a className={css.brand} href={href('home')}>
      <BrandMark />
      {company.name}
    </a>
  )
}

const spokes = [45, 90, 135, 180, 225, 270, 315] as const

/** The helm: eight spokes, the upright king spoke in signal colour. Decorative next to the name. */
function BrandMark() {
  return (
    <svg viewBox="-50 -50 100 100" width="34" height="34" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <circle r="28" strokeWidth="6" />
        <circle r="8.5" strokeWidth="5" />
        {spokes.map((angle) => (
          <path key={angle} d="M0-9V-45" strokeWidth="5" transform={`rotate(${angle})`} />
        ))}
        <path d="M0-9V-46" stroke="var(--signal)" strokeWidth="7" />
      </g>
    </svg>
  )
}
