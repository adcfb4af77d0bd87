import { company } from '../../content/company.ts'
import { useHref } from '../text/useHref.ts'
import css from './Brand.module.css'
import { BrandMark } from './BrandMark.tsx'

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
