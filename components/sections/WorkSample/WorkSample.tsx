import { type ReactNode, useId } from 'react'
import type { MarginNote, WorkSample as Sample } from '../../../content/work-sample.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { EngravedBand } from '../../work-samples/SampleSheet.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Heading, OpeningWords } from '../../ui/Heading.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './WorkSample.module.css'

type Props = {
  sample: Sample
  /** What it fills in. */
  outline?: { title: string; path: string } | undefined
}

/** A document as a client gets it, with notes in its margin that say why each part is there. */
export function WorkSample({ sample, outline }: Props) {
  const id = useId()
  const { title, description, head, parts } = sample
  return (
    <Panel labelledBy={id} space="tight">
      <OpeningWords
        id={id}
        title={title}
        lead={
          <>
            {description} <Message id="work-samples.document.fiction" />{' '}
            {outline ? (
              <Message
                id="work-samples.document.outline"
                values={{
                  title: outline.title,
                  link: (chunks: ReactNode) => <a href={outline.path}>{chunks}</a>,
                }}
              />
            ) : null}
          </>
        }
      />
      <div>
        <div className={css.edge}>
          <EngravedBand />
        </div>
        <Part
          note={head.note}
          opens={
            <p className={css.kind}>
              {title} <SampleMark sample={sample.sample} />
            </p>
          }
          heading={<Heading size="h3">{head.title}</Heading>}
        >
          <FactList
            facts={head.facts.map(({ name, html }) => ({
              id: name,
              name,
              value: <span dangerouslySetInnerHTML={{ __html: html }} />,
            }))}
          />
        </Part>
        {parts.map(({ id: fragment, title: name, html, note }, at) => (
          <Part
            key={fragment}
            note={note}
            number={at + 1}
            heading={
              <h2 id={fragment} className={css.heading}>
                <span className={css.number}>{at + 1}</span> {name}
              </h2>
            }
          >
            <div className={css.text}>
              <Prose html={html} />
            </div>
          </Part>
        ))}
        <div className={css.edge}>
          <EngravedBand />
        </div>
      </div>
    </Panel>
  )
}

type PartProps = {
  note: MarginNote
  number?: number
  opens?: ReactNode
  heading: ReactNode
  children: ReactNode
}

function Part({ note, number, opens, heading, children }: PartProps) {
  return (
    <div className={css.row}>
      <div className={css.part}>
        {opens}
        {heading}
        {children}
      </div>
      <div className={css.note} role="note">
        <span className={css.sign} aria-hidden="true">
          {number}
        </span>
        <p className={css.why}>{note.title}</p>
        <p className={css.reason} dangerouslySetInnerHTML={{ __html: note.html }} />
      </div>
    </div>
  )
}

/** The other documents of the same project, and the list of all. */
export function OtherSamples({ others }: { others: readonly { slug: string; title: string }[] }) {
  const href = useHref()
  const text = useText()
  return (
    <Section opening="quiet" title={<Message id="work-samples.others.title" />}>
      <PageLinks
        links={[
          ...others.map(({ slug, title }) => ({
            title,
            path: href('work-samples.sample', { sample: slug }),
          })),
          { title: text('work-samples.others.all'), path: href('work-samples') },
        ]}
      />
    </Section>
  )
}
