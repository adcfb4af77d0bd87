import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { lettersOf } from '../../ui/letters-of.ts'
import { Section } from '../../ui/Section.tsx'
import css from './ClientLogos.module.css'

export type ClientLogo = { name: string; image?: DrawingFile; link?: string }

type Props = { copy: SectionCopy<'title'>; logos: readonly ClientLogo[] }

/** S-28: clients; a name without an image has a neutral mark of ours, and imitates nobody's. */
export function ClientLogos({ copy, logos }: Props) {
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <ul className={css.logos}>
        {logos.map((logo) => (
          <li key={logo.name}>
            {logo.link ? (
              <a href={logo.link} rel="noopener">
                <Mark {...logo} />
              </a>
            ) : (
              <Mark {...logo} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Mark({ name, image }: ClientLogo) {
  if (!image)
    return (
      <span className={css.named}>
        <svg className={css.mark} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
          <path d="M22 1 43 22 22 43 1 22Z" />
          <text x="22" y="22">
            {lettersOf(name)}
          </text>
        </svg>
        <span className={css.name}>{name}</span>
      </span>
    )
  return <Drawing day={image} alt={name} className={css.image} />
}
