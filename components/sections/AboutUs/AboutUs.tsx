import { useId } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Panel } from '../../ui/Panel.tsx'
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
