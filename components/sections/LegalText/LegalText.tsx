import type { ReactNode } from 'react'
import type { LegalPage } from '../../../content/legal-text.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { EngravedPaper } from '../../work-samples/SampleSheet.tsx'
import { OpeningWords } from '../../ui/Heading.tsx'
import { Prose, ContentsList } from '../../ui/Prose.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './LegalText.module.css'

type Props = { page: LegalPage }

/** A legal page: date, list of contents, sections. */
export function LegalText({ page }: Props) {
  const text = useText()
  return (
    <Panel labelledBy="legal-title">
      <div className={css.head}>
        <div className={css.title}>
          <h1 id="legal-title" tabIndex={-1}>
            {page.title}
          </h1>
          <SampleMark sample={page.sample} />
        </div>
        <Updated page={page} />
      </div>
      <div className={css.body}>
        <ContentsList name={text('legal.contents')} sections={page.sections} />
        <div className={css.sections}>
          <Sections page={page} />
        </div>
      </div>
    </Panel>
  )
}

type SheetProps = Props & {
  /** What can be done with the text: links to other forms of it. */
  actions: ReactNode
}

/** A document on a sheet of its own, as work samples are, with its contents and other forms where those have notes. */
export function DocumentSheet({ page, actions }: SheetProps) {
  const text = useText()
  return (
    <Panel labelledBy="legal-title" space="tight">
      <OpeningWords id="legal-title" title={page.title} lead={page.summary} />
      <div className={css.document}>
        <div className={css.side}>
          <div className={css.actions} data-print="hide">
            {actions}
          </div>
          <ContentsList name={text('legal.contents')} sections={page.sections} />
        </div>
        <EngravedPaper>
          <div className={css.sections}>
            <div className={css.block}>
              <strong>
                {page.title} <SampleMark sample={page.sample} />
              </strong>
              <Updated page={page} />
            </div>
            <Sections page={page} />
          </div>
        </EngravedPaper>
      </div>
    </Panel>
  )
}

function Updated({ page }: Props) {
  return (
    <p className={css.date}>
      <Message id="legal.updated" values={{ date: new Date(page.updated) }} />
    </p>
  )
}

function Sections({ page }: Props) {
  return (
    <>
      <Prose html={page.intro} />
      {page.sections.map(({ id, title, html }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Prose html={html} />
        </section>
      ))}
    </>
  )
}
