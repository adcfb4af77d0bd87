import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { useCarouselWords } from '../../text/useCarouselWords.ts'
import { useText } from '../../text/useText.ts'
import { Carousel, type CarouselSlide } from '../../ui/carousel/Carousel.tsx'
import { Section } from '../../ui/Section.tsx'

type Props = { copy: CopyFor<'title' | 'slides'>; items: readonly CarouselSlide[] }

/** S-45: any items in a slider of five, three, two or one (K-10). Without items there is no section. */
export function DefaultCarousel({ copy, items }: Props) {
  const words = useCarouselWords(useText()(`${copy}.slides`))
  if (items.length === 0) return null
  return (
    <Section opening="quiet" title={<T id={`${copy}.title`} />}>
      <Carousel kind="usual" words={words} slides={items} />
    </Section>
  )
}
