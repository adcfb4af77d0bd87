import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './StaticImages.module.css'

/** A picture with its text alternative; an empty one for a picture that tells nothing. */
export type StaticImage = { day: DrawingFile; alt: string; caption?: string }

type Props = { copy: SectionCopy<'title' | 'lead'>; images: readonly StaticImage[] }

/** S-43: three pictures that appear one after the other when the block comes into the view. */
export function StaticImages({ copy, images }: Props) {
  return (
    <Section
      opening="quiet"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <ul className={css.images} data-behaviour="appear-in-turn" data-start="near">
        {images.map(({ day, alt, caption }) => (
          <li key={day.src} className={css.image}>
            <figure className={css.figure}>
              <div className={css.plate}>
                <Drawing day={day} alt={alt} />
              </div>
              {caption ? <figcaption className={css.caption}>{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
