import { useCarouselWords } from '../../text/useCarouselWords.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Carousel } from '../../ui/carousel/Carousel.tsx'
import { lettersOf } from '../../ui/letters-of.ts'
import { Mark } from '../../ui/Mark.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { pagesOf } from './pages-of.ts'
import type { TechnologyItem } from './technology.ts'
import css from './TechnologyPages.module.css'

type Props = { name: string; items: readonly TechnologyItem[] }

/** Technologies of one tab, nine on a page, seven on narrower screens (K-07); phones wrap them. */
export function TechnologyPages({ name, items }: Props) {
  const words = useCarouselWords(name)
  const size = useMediaQuery(breakpoints['technologies-seven']) ? 7 : 9
  return (
    <Carousel
      kind="pages"
      progress="scale"
      words={words}
      slides={pagesOf(items, size).map((page) => ({
        id: page[0]!.subtitle,
        content: (
          <ul className={css.page} data-size={size}>
            {page.map(({ subtitle, image }) => (
              <li key={subtitle} className={css.technology}>
                {image ? (
                  <Mark {...image} className={css.image} />
                ) : (
                  <span className={css.letters} aria-hidden="true">
                    {lettersOf(subtitle)}
                  </span>
                )}
                <span className={css.name}>{subtitle}</span>
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  )
}
