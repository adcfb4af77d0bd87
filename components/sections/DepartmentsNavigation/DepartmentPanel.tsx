import type { ReactNode } from 'react'
import { type Department, kindOf } from './department.ts'
import { ReviewPanel, PageLink } from './ReviewPanel.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './DepartmentPanel.module.css'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

const panels = { case: CasePanel, review: ReviewPanel, info: InfoPanel }

/** What is next to a title. */
export function DepartmentPanel({ department }: { department: Department }) {
  const kind = kindOf(department)
  if (!kind) return null
  const Panel = panels[kind]
  return <Panel {...department} />
}

/** What we know about the department. */
function InfoPanel(department: Department) {
  const { title, infoTitle, infoSubtitle, infoFlag } = department
  return (
    <div className={css.panel} data-ground="info">
      {infoFlag ? <img {...infoFlag} alt="" className={css.flag} loading="lazy" /> : null}
      <div className={css.text}>
        <Heading size="h3">{infoTitle ?? title}</Heading>
        {infoSubtitle ? <p>{infoSubtitle}</p> : null}
      </div>
      <PageLink {...department} />
    </div>
  )
}

/** A client's project. */
function CasePanel(department: Department) {
  const { title, caseTitle, caseDescription, caseLink, infoBackground, whiteLogo } = department
  const name = caseTitle ?? title
  return (
    <div
      className={css.panel}
      data-ground={infoBackground}
      data-night={infoBackground === 'night' ? '' : undefined}
    >
      {whiteLogo ? <img {...whiteLogo} alt="" className={css.logo} loading="lazy" /> : null}
      <div className={css.text}>
        <Heading size="h3">
          {name} <SampleMark sample={department.sample} />
        </Heading>
        {caseDescription ? <p>{caseDescription}</p> : null}
      </div>
      <div className={css.ways}>
        {caseLink ? (
          <ButtonLink href={caseLink} variant="outline" size="small" arrow>
            <span>
              <Message
                id="departments-navigation.case.link"
                values={{
                  title: name,
                  hidden: (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>,
                }}
              />
            </span>
          </ButtonLink>
        ) : null}
        <PageLink {...department} />
      </div>
    </div>
  )
}
