import { ChevronDown } from 'lucide-react'
import { T } from '../text/T.tsx'
import { useHref } from '../text/useHref.ts'
import header from './Header.module.css'
import css from './MegaMenu.module.css'
import { isCurrentBranch, labelOf } from './navigation.ts'
import type { ShellProps } from './Header.tsx'

const panelId = 'menu-success-stories'

/** An entry of the navigation whose panel shows what lies below it; a popover, so it needs no script. */
export function MegaMenu({ current, stories }: ShellProps) {
  const href = useHref()
  return (
    <>
      <button
        type="button"
        className={header.entry}
        popoverTarget={panelId}
        aria-current={isCurrentBranch('success-stories', current) ? 'true' : undefined}
      >
        <T id={labelOf('success-stories')} />
        <ChevronDown className={css.chevron} strokeWidth={1.6} />
      </button>
      <div id={panelId} popover="auto" className={css.panel}>
        <div className={css.inside}>
          <p className={css.lead}>
            <T id="common.menu.stories-lead" />
          </p>
          <ul className={css.stories}>
            {stories.map((story) => (
              <li key={story.slug}>
                <a href={href('success-stories.story', { story: story.slug })}>
                  <span className={css.title}>{story.title}</span>
                  <span className={css.summary}>{story.summary}</span>
                </a>
              </li>
            ))}
          </ul>
          <a className={css.all} href={href('success-stories')}>
            <T id="common.menu.all-stories" />
          </a>
        </div>
      </div>
    </>
  )
}
