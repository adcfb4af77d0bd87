import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './SolutionCards.module.css'

/** `logoTitle` names the logo and stands for it where there is none. */
export type SolutionCard = { title: string; text: string; logo?: DrawingFile; logoTitle: string }

type Props = { copy: SectionCopy<'title' | 'lead'>; cards: readonly SolutionCard[] }

/** S-46: solutions, each filed under the logo of what it is built on. */
export function SolutionCards({ copy, cards }: Props) {
  return (
    <Section
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.cards}>
        {cards.map(({ title, text, logo, logoTitle }) => (
          <li key={title}>
            <div className={css.logo}>
              {logo ? <Drawing day={logo} decorative className={css.picture} /> : null}
              <span className={css.caption}>{logoTitle}</span>
            </div>
            <Heading size="h3">{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
