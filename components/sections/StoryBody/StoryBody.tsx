import { useId } from 'react'
import type { TitledPart } from '../../../content/story.ts'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './StoryBody.module.css'

type Props = {
  copy: SectionCopy<'title'>
  intro: string
  parts: readonly TitledPart[]
}

/** The decisions of a solution, numbered, on a night sheet. */
export function SolutionPoints({ copy, intro, parts }: Props) {
  return (
    <Section
      tone="night"
      neatline
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<Intro html={intro} />}
    >
      <ol className={css.points}>
        {parts.map(({ title, html }) => (
          <li key={title} className={css.point}>
            <Heading>{title}</Heading>
            <div className={css.text}>
              <Prose html={html} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Intro({ html }: { html: string }) {
  return (
    <div className={css.intro}>
      <Prose html={html} />
    </div>
  )
}

type StoryTimelineProps = {
  copy: SectionCopy<'team-title' | 'timeline-title'>
  team: string
  timeline: readonly { when: string; what: string }[]
}

/** Who did the work, and when what happened. */
export function StoryTimeline({ copy, team, timeline }: StoryTimelineProps) {
  const id = useId()
  return (
    <Panel labelledBy={id}>
      <div className={css.block}>
        <div className={css.team}>
          <h2 id={id}>
            <SectionText copy={copy} part="team-title" />
          </h2>
          <Prose html={team} />
        </div>
        <div>
          <h3 className={css.title}>
            <SectionText copy={copy} part="timeline-title" />
          </h3>
          <ol className={css.course}>
            {timeline.map(({ when, what }) => (
              <li key={when}>
                <span className={css.when}>{when}</span>
                <span dangerouslySetInnerHTML={{ __html: what }} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  )
}

type StoryQuoteProps = { text: string; author: string; position: string; sample?: boolean }

/** A client's words. */
export function StoryQuote({ text, author, position, sample = false }: StoryQuoteProps) {
  return (
    <Panel tone="buff" neatline>
      <figure className={css.figure}>
        <blockquote className={css.words}>{text}</blockquote>
        <figcaption>
          <strong>{author}</strong> <SampleMark sample={sample} />
          <span className={css.position}>{position}</span>
        </figcaption>
      </figure>
    </Panel>
  )
}
