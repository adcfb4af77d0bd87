import type { ListedSource } from '../../../content/cited-sources.ts'
import { Message } from '../../text/Message.tsx'
import css from './Sources.module.css'

/** What the text of a page rests on, at its end; nothing where nothing is cited. */
export function Sources({ sources }: { sources: readonly ListedSource[] }) {
  if (sources.length === 0) return null
  return (
    <section className={css.sources} aria-labelledby="cited-sources">
      <h2 id="cited-sources" className={css.title}>
        <Message id="common.sources.title" />
      </h2>
      <ul className={css.list}>
        {sources.map(({ title, language, publisher, url, asOf }) => (
          <li key={url}>
            <a href={url} lang={language}>
              {title}
            </a>
            <span className={css.published}>
              <Message id="common.sources.published" values={{ publisher, date: new Date(asOf) }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
