import { useId } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './AboutUs.module.css'

type Props = {
  copy: Copy<'title'>
  /** Finished HTML. */
  html: string
  /** A drawing that decorates; its dark pressing where there is one. */
  picture?: { day: DrawingFile; night?: DrawingFile }
}

/** S-30: who the company is, beside a drawing on a mat of buff. */
export function AboutUs({ copy, html, picture }: Props) {
  const id = useId()
  return (
    <Sheet labelledBy={id}>
      <div className={css.about} data-picture={picture ? '' : undefined}>
        {picture ? (
          <div className={css.mat}>
            <Drawing {...picture} decorative className={css.picture} />
          </div>
        ) : null}
        <div className={css.words}>
          <Heading size="h2" id={id}>
            <Words copy={copy} part="title" />
          </Heading>
          <Deeper>
            <Prose html={html} />
          </Deeper>
        </div>
      </div>
    </Sheet>
  )
}
