import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Department } from './department.ts'
import css from './DepartmentPanel.module.css'
import { PageLink } from './PageLink.tsx'

/** A client's project. */
export function CasePanel(department: Department) {
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
