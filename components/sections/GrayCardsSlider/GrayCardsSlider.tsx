import type { ReactNode } from 'react'
import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { SliderIsland } from '../../slider/Slider.island.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './GrayCardsSlider.module.css'

/** A card (E-15); `content` is finished HTML. */
export type GrayCard = { title: string; content: string; icon?: ReactNode }

type Props = { copy: SectionCopy<'title' | 'slides'>; cards: readonly GrayCard[] }

/** S-44: cards on a gray ground, without arrows on phones (K-11, A-99). */
export function GrayCardsSlider({ copy, cards }: Props) {
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
