import messages from 'virtual:island-messages/common.carousel'
import type { ReactElement } from 'react'
import { island } from '../../islands/island.tsx'
import { Slider } from '../../slider/Slider.tsx'
import { breakpoints } from '../../theme/breakpoints.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import css from './TechnologyCatalogue.module.css'

type Props = {
  name: string
  technologies: readonly ReactElement[]
}

/** Technologies of one tab, nine on a page, seven on narrower screens (K-07); phones wrap them. */
function TechnologyPages({ name, technologies }: Props) {
  // Few windows are as wide as nine need: pages change their size under the pointer in those alone.
  const size = useMediaQuery(breakpoints['technologies-seven'], true) ? 7 : 9
  return (
    <Slider
      kind="pages"
      progress="scale"
      name={name}
      slides={pagesOf(technologies, size).map((page, at) => ({
        id: String(at),
        content: (
          <ul className={css.page} data-size={size}>
            {page.map((technology) => (
              <li key={technology.key} className={css.technology}>
                {technology}
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  )
}

/** Cuts a list into pages of a size; the last one may be shorter. */
function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size))
}

export const TechnologyPagesIsland = island({
  name: 'TechnologyPages',
  component: TechnologyPages,
  start: 'near',
  messages,
})
