import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { IconLink } from '../../ui/IconLink.tsx'
import css from './ListPages.module.css'

export type ListPagesProps = {
  pages: readonly { page: number; path: string; current: boolean }[]
}

/** The pages of a list: by number, and one step to newer and older. */
export function ListPages({ pages }: ListPagesProps) {
  const text = useText()
  const at = pages.findIndex(({ current }) => current)
  const newer = pages[at - 1]
  const older = pages[at + 1]
  return (
    <nav className={css.pages} aria-label={text('blog.pages.name')}>
      {newer ? (
        <IconLink href={newer.path} pointing>
          <ArrowLeft strokeWidth={1.6} />
          <Message id="blog.pages.previous" />
        </IconLink>
      ) : null}
      <ol className={css.numbers}>
        {pages.map(({ page, path, current }) => (
          <li key={page}>
            <a
              href={path}
              aria-label={text('blog.pages.page', { page })}
              aria-current={current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {older ? (
        <IconLink href={older.path} pointing>
          <Message id="blog.pages.next" />
          <ArrowRight strokeWidth={1.6} />
        </IconLink>
      ) : null}
    </nav>
  )
}
