import { type ReactNode, useId } from 'react'
import { Deeper, Heading, type headingSizes, useHeadingLevel } from './Heading.tsx'
import css from './Section.module.css'
import { Panel, type PanelProps } from './Panel.tsx'

/**
 * How a section opens (design, rhythm): `above` a large title over the content, `beside` title and lead
 * in a narrow first column, `split` title and lead side by side, `quiet` a small title over a hairline
 * with little room around it, for what is looked up.
 */
const openings = ['above', 'beside', 'split', 'quiet'] as const

type Props = Omit<PanelProps, 'labelledBy' | 'className' | 'children'> & {
  title: ReactNode
  lead?: ReactNode
  /** Links or controls that belong to the head, at its far end. */
  actions?: ReactNode
  opening?: (typeof openings)[number]
  size?: (typeof headingSizes)[number]
  /** Left out, the section is its head alone. */
  children?: ReactNode
}

const usualSize = { above: 'h2', beside: 'h2-small', split: 'h2', quiet: 'quiet' } as const

/**
 * A sheet that is named by its title; headings inside the content stand one level deeper. Where it opens
 * the page, its title is the page's: large, and it takes the focus after a navigation.
 */
export function Section(props: Props) {
  const { title, lead, actions, opening = 'above', size, children, ...panel } = props
  const id = useId()
  const opensPage = useHeadingLevel() === 1
  // A narrow first column has no room for the largest letters.
  const largest = opening === 'beside' ? 'h2' : 'h1'
  const usual = opensPage ? largest : usualSize[opening]
  return (
    <Panel space={opening === 'quiet' ? 'tight' : undefined} {...panel} labelledBy={id}>
      <div className={css.section} data-opening={opening}>
        <div className={css.head}>
          <Heading size={size ?? usual} id={id} focusable={opensPage}>
            {title}
          </Heading>
          {lead ? <div className={css.lead}>{lead}</div> : null}
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
        {children ? (
          <div>
            <Deeper>{children}</Deeper>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
