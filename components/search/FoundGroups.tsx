import { useId } from 'react'
import { localizedPath } from '../../locales/routes.ts'
import { Message } from '../text/Message.tsx'
import { SampleMark } from '../text/SampleMark.tsx'
import { useLocale } from '../text/IntlRoot.tsx'
import { Heading } from '../ui/Heading.tsx'
import css from './FoundGroups.module.css'
import type { HitGroup } from './find-documents.ts'
import { Marked } from './Marked.tsx'

/** What was found, by kind, as lists of links under headings. */
export function FoundGroups({ groups }: { groups: readonly HitGroup[] }) {
  const locale = useLocale()
  const id = useId()
  return (
    <div className={css.groups}>
      {groups.map(({ kind, hits }) => (
        <div key={kind} className={css.group}>
          <Heading size="h4" id={`${id}-${kind}`}>
            <Message id={`search.kind.${kind}`} />
          </Heading>
          <ul className={css.hits} aria-labelledby={`${id}-${kind}`} data-kind={kind}>
            {hits.map(({ path, title, sample, summary, terms }) => (
              <li key={path + title}>
                <a href={localizedPath(path, locale)}>
                  <Marked text={title} terms={terms} />
                </a>
                <SampleMark sample={sample} />
                <p>
                  <Marked text={summary} terms={terms} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
