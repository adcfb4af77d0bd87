import { useId } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { lettersOf } from '../../ui/MarkGrid.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './AboutUs.module.css'

type Props = {
  copy: SectionCopy<'title'>
  /** Finished HTML. */
  html: string
  /** A drawing that decorates; its dark pressing where there is one. */
  picture?: { day: DrawingFile; night?: DrawingFile }
}

/** S-30: who the company is, next to a drawing on a mat of buff. */
export function AboutUs({ copy, html, picture }: Props) {
  const id = useId()
  return (
    <Panel labelledBy={id}>
      <div className={css.about} data-picture={picture ? '' : undefined}>
        {picture ? (
          <div className={css.mat}>
            <Drawing {...picture} decorative className={css.picture} />
          </div>
        ) : null}
        <div className={css.words}>
          <Heading size="h2" id={id}>
            <SectionText copy={copy} part="title" />
          </Heading>
          <Deeper>
            <Prose html={html} />
          </Deeper>
        </div>
      </div>
    </Panel>
  )
}

export type ClientLogo = { name: string; image?: DrawingFile; link?: string }

type ClientLogosProps = { copy: SectionCopy<'title'>; logos: readonly ClientLogo[] }

/** S-28: clients; a name without an image has a neutral mark of ours, and imitates nobody's. */
export function ClientLogos({ copy, logos }: ClientLogosProps) {
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
