import { createContext, type ReactNode, useContext } from 'react'
import css from './Heading.module.css'

/** Level that the next heading gets; a section's title is 2 unless the page's h1 is in it. */
const Level = createContext(2)

export const headingSizes = ['h1', 'h2', 'h2-small', 'h3', 'h4', 'quiet'] as const

type Props = {
  children: ReactNode
  /** How it looks; its level in the outline comes from where it stands. */
  size?: (typeof headingSizes)[number]
  id?: string
  /** Takes the focus when a script leads to it. */
  focusable?: boolean
  /** Only looks like a heading, since what is in it is named in another way, such as a tab. */
  plain?: boolean
}

/** A heading whose level follows from the sections around it, so that no outline has a gap. */
export function Heading({ children, size = 'h4', id, focusable = false, plain = false }: Props) {
  const level = useContext(Level)
  const Tag = `h${Math.min(level, 6)}` as 'h2'
  return (
    <Tag
      id={id}
      className={css.heading}
      data-size={size}
      tabIndex={focusable ? -1 : undefined}
      role={plain ? 'none' : undefined}
    >
      {children}
    </Tag>
  )
}

/** Level of a heading that is here. */
export function useHeadingLevel(): number {
  return useContext(Level)
}

/** Headings inside stand one level deeper. */
export function Deeper({ children }: { children: ReactNode }) {
  return <Level value={useContext(Level) + 1}>{children}</Level>
}

/** Headings inside begin at a level, such as 1 for the section that carries the page's title. */
export function HeadingLevel({ level, children }: { level: number; children: ReactNode }) {
  return <Level value={level}>{children}</Level>
}

/** The title of a page, and beside it what the page is for. */
export function OpeningWords({
  id,
  title,
  lead,
}: {
  id: string
  title: ReactNode
  lead: ReactNode
}) {
  return (
    <HeadingLevel level={1}>
      <div className={css.opening}>
        <Heading size="h1" id={id} focusable>
          {title}
        </Heading>
        <p className={css.lead}>{lead}</p>
      </div>
    </HeadingLevel>
  )
}
