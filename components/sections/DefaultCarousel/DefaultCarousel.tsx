import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { SliderIsland } from '../../slider/Slider.island.tsx'
import type { CarouselSlide } from '../../ui/carousel/carousel-slides.ts'
import { Section } from '../../ui/Section.tsx'

type Props = {
  copy: SectionCopy<'title' | 'slides'>
  /** Finished words under the title. */
  lead?: string
  items: readonly CarouselSlide[]
}

/** S-45: any items in a slider of five, three, two or one (K-10). Without items there is no section. */
export function DefaultCarousel({ copy, lead, items }: Props) {
  const sectionText = useSectionText()
  if (items.length === 0) return null
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />} lead={lead}>
      <SliderIsland kind="usual" name={sectionText(copy, 'slides')} slides={items} />
    </Section>
  )
}
