import type { ReactNode } from 'react'
import { drawing } from '../art/drawing.ts'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { Panel } from '../ui/Panel.tsx'
import { BestLinks } from './BestLinks.tsx'
import css from './Notice.module.css'

type Props = {
  title: ReactNode
  text: ReactNode
  /** Stands before the ways onward. */
  children?: ReactNode
  /** Pages that suit better than the usual ones. */
  near?: readonly { title: string; path: string }[]
}

/** A page with nothing else to show: what happened, and three ways onward. */
export function Notice({ title, text, children, near }: Props) {
  const message = useText()
  return (
    <Panel labelledBy="notice-title">
      <div className={css.notice}>
        <div className={css.text}>
          <h1 id="notice-title" tabIndex={-1}>
            {title}
          </h1>
          <p className={css.lead}>{text}</p>
          {children}
          <h2 className={css.heading} id="ways-on">
            <Message id="errors.ways-on" />
          </h2>
          <BestLinks near={near} labelledBy="ways-on" />
        </div>
        <Drawing
          day={drawing('helm-measured-day')}
          night={drawing('helm-measured-dark')}
          alt={message('errors.drawing-alt')}
          className={css.helm}
        />
      </div>
    </Panel>
  )
}
