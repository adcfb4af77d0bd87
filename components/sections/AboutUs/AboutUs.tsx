import type { ListedSample } from '../../../content/work-sample.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './AboutUs.module.css'

export type StoryPart = {
  id: string
  title: string
  /** Finished HTML. */
  html: string
  /** The work sample in which it is to be seen. */
  shown?: Pick<ListedSample, 'slug' | 'title' | 'language'> | undefined
}

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  parts: readonly StoryPart[]
}

/** S-30: the rules of the company, each with its name and its evidence in the margin. */
export function AboutUs({ copy, parts }: Props) {
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.words}>
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </div>
    </Section>
  )
}

function Part({ title, html, shown }: StoryPart) {
  const href = useHref()
  return (
    <div className={css.part}>
      <div className={css.margin}>
        <Heading size="h3">{title}</Heading>
        {shown ? (
          <p className={css.shown}>
            <Message id="about-us.shown" />
            <a
              href={href('work-samples.sample', { sample: shown.slug }, shown.language)}
              hrefLang={shown.language}
            >
              <EntryTitle title={shown.title} language={shown.language} />
            </a>
          </p>
        ) : null}
      </div>
      <div className={css.text}>
        <Prose html={html} />
      </div>
    </div>
  )
}

export type ClientLogo = { name: string; image?: DrawingFile; link?: string }

type ClientLogosProps = {
  copy: SectionCopy<'title'>
  logos: readonly ClientLogo[]
  /** Whether some of them are invented clients. */
  sample?: boolean
}

/** S-28: clients; a name without an image has a neutral mark of ours, and imitates nobody's. */
export function ClientLogos({ copy, logos, sample }: ClientLogosProps) {
  return (
    <Section
      opening="quiet"
      title={
        <>
          <SectionText copy={copy} part="title" /> <SampleMark sample={sample} />
        </>
      }
    >
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

/** One or two letters that stand for a client without a logo: "Room" is "Ro", "React Native" "RN". */
export function lettersOf(name: string): string {
  const words = name.replace(/^\P{L}+/u, '').split(/[\s-]+/)
  const [first = '', second] = words
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2)
}
