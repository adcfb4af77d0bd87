import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '../../shell/BrandMark.tsx'

/** The company's mark as the header shows it; it takes its inks from `color` and `--signal`. */
export function brandMark(): string {
  return renderToStaticMarkup(createElement(BrandMark))
}
