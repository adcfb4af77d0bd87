import type { ReactNode } from 'react'
import { drawing } from '../art/drawing.ts'
import { T } from '../text/T.tsx'
import { useText } from '../text/useText.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { BestLinks } from './BestLinks.tsx'
import css from './Notice.module.css'

type Props = {
  title: ReactNode
  text: ReactNode
  /** Stands before the ways onward. */
  children?: ReactNode
  /** Pages that suit better than the usual ones. */
  near?: readonly { title: string; address: string }[]
}

/** A page with nothing else to show: what happened, and three ways onward. */
export function Notice({ title, text, children, near }: Props) {
  const words = useText()
  return (
    <Sheet labelledBy="notice-title">
      <div className={css.notice}>
        <div className={css.text}>
          <h1 id="notice-title" tabIndex={-1}>
            {title}
          </h1>
          <p className={css.lead}>{text}</p>
          {children}
          <h2 className={css.heading} id="ways-on">
            <T id="errors.ways-on" />
          </h2>
          <BestLinks near={near} labelledBy="ways-on" />
        </div>
        <Drawing
          day={drawing('helm-measured-day')}
          night={drawing('helm-measured-dark')}
          alt={words('errors.drawing-alt')}
          className={css.helm}
        />
      </div>
    </Sheet>
  )
}
