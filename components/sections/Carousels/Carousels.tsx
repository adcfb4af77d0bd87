import type { ReactNode } from 'react'
import { SliderIsland } from '../../slider/Slider.island.tsx'
import { type SectionCopy, SectionText, useSectionText } from '../../text/SectionText.tsx'
import type { CarouselSlide } from '../../ui/carousel/carousel-slides.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Carousels.module.css'

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

/** A card (E-15); `content` is finished HTML. */
export type GrayCard = { title: string; content: string; icon?: ReactNode }

type GrayCardsSliderProps = { copy: SectionCopy<'title' | 'slides'>; cards: readonly GrayCard[] }

/** S-44: cards on a gray ground, without arrows on phones (K-11, A-99). */
export function GrayCardsSlider({ copy, cards }: GrayCardsSliderProps) {
  const sectionText = useSectionText()
  return (
    <Section title={<SectionText copy={copy} part="title" />} size="h2-small">
      <SliderIsland
        kind="gray"
        name={sectionText(copy, 'slides')}
        slides={cards.map(({ title, content, icon }) => ({
          id: title,
          content: (
            <div className={css.card}>
              {icon ? <span className={css.icon}>{icon}</span> : null}
              <Heading size="h4">{title}</Heading>
              <Prose html={content} />
            </div>
          ),
        }))}
      />
    </Section>
  )
}
