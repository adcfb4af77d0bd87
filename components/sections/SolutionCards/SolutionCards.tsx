import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PartIcon, type PartIconName } from '../../ui/PartIcon.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './SolutionCards.module.css'

/** `logoTitle` names what it is built on; `logo` is a neutral pictogram, no mark of a product. */
export type SolutionCard = { title: string; text: string; logo: PartIconName; logoTitle: string }

type Props = { copy: SectionCopy<'title' | 'lead'>; cards: readonly SolutionCard[] }

/** S-46: solutions, each filed under a pictogram and the name of what it is built on. */
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
              <PartIcon name={logo} className={css.picture} />
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
