import type { ReactNode } from 'react'
import type { LegalPage } from '../../../content/legal-text.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { EngravedPaper } from '../../work-samples/SampleSheet.tsx'
import { Prose, ContentsList } from '../../ui/Prose.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './LegalText.module.css'

type Props = {
  page: LegalPage
  /** What can be done with the text: links to other forms of it. */
  actions?: ReactNode
  /** A document on a sheet of its own, as work samples are. */
  sheet?: boolean
}

/** A legal page or one that is written as such: date, list of contents, sections. */
export function LegalText({ page, actions, sheet = false }: Props) {
  const text = useText()
  const sections = (
    <div className={css.sections}>
      <Prose html={page.intro} />
      {page.sections.map(({ id, title, html }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Prose html={html} />
        </section>
      ))}
    </div>
  )
  return (
    <Panel labelledBy="legal-title">
      <div className={css.head}>
        <div className={css.title}>
          <h1 id="legal-title" tabIndex={-1}>
            {page.title}
          </h1>
          <SampleMark sample={page.sample} />
        </div>
        <p className={css.date}>
          <Message id="legal.updated" values={{ date: new Date(page.updated) }} />
        </p>
        {actions ? (
          <div className={css.actions} data-print="hide">
            {actions}
          </div>
        ) : null}
      </div>
      <div className={css.body}>
        <ContentsList name={text('legal.contents')} sections={page.sections} />
        {sheet ? <EngravedPaper>{sections}</EngravedPaper> : sections}
      </div>
    </Panel>
  )
}
