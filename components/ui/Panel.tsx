import type { ReactNode } from 'react'
import css from './Panel.module.css'

export type PanelProps = {
  children: ReactNode
  /** Ground of the sheet: page paper, a shade below it, shallow water, night chart, buff land. */
  tone?: 'paper' | 'sunk' | 'water' | 'night' | 'buff'
  /** Step of the rhythm; left out, it follows from the tone. */
  space?: 'tight' | 'usual' | 'wide'
  /** The graduated edge of a chart; only night and buff sheets carry it (design section 4). */
  neatline?: boolean
  /** Fragment by which links reach the sheet. */
  id?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  /** Drawing behind the content, as wide as the sheet. */
  backdrop?: ReactNode
  className?: string
  /** In the page, but not shown. */
  hidden?: boolean
}

/** Sheets that interrupt the paper have room of their own. */
const usualSpace = {
  paper: 'usual',
  sunk: 'usual',
  water: 'usual',
  night: 'wide',
  buff: 'wide',
} as const

/** A full-width section of a page with the site's margins. */
export function Panel(props: PanelProps) {
  const { children, tone = 'paper', neatline = false, id, labelledBy, backdrop } = props
  const { className, hidden, space = usualSpace[tone] } = props
  return (
    <section
      id={id}
      hidden={hidden}
      aria-labelledby={labelledBy}
      className={`${css.panel} ${className ?? ''}`}
      data-tone={tone}
      data-night={tone === 'night' ? '' : undefined}
      data-space={space}
      data-neatline={neatline ? '' : undefined}
    >
      {backdrop}
      <div className={css.wrap}>{children}</div>
    </section>
  )
}
