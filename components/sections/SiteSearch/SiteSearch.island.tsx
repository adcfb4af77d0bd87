import messages from 'virtual:island-messages/search,common.route,common.search,common.shell.sample-mark'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { BestLinks } from '../../search/BestLinks.tsx'
import { localizedPath } from '../../../locales/addresses.ts'
import { type Hit, type HitGroup, groupedHits } from '../../search/find-documents.ts'
import { Marked } from '../../search/Marked.tsx'
import { queryText } from '../../search/query-terms.ts'
import { SiteSearchForm } from '../../search/SiteSearchForm.tsx'
import { useHits, useSettledCount } from '../../search/useHits.ts'
import { useLocale } from '../../text/IntlRoot.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './SiteSearch.module.css'

type Props = {
  /** What the address asks for. */
  asked: string
  /** What the server found for it; nothing when it was not asked. */
  found: readonly Hit[] | undefined
}

/** How many results of each kind are shown. */
const most = 24

/** Search as a page: the server answers the form, and with script the results follow the typing. */
function SiteSearch({ asked, found }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(asked)
  const [used, setUsed] = useState(false)
  const own = useHits(query, used)
  const hits = query === asked && found ? found : own.hits
  const shown = query === '' ? [] : (hits ?? [])
  const settled = useSettledCount(query, hits?.length)

  function onTyped(typed: string) {
    setUsed(true)
    setQuery(queryText(typed))
    // The address says what is shown: a reload and a link show it again.
    history.replaceState(history.state, '', urlOfQuery(queryText(typed)))
  }

  // What was typed before React answered, or what the address asks for and no server has answered.
  const begin = useEffectEvent(() => {
    const typed = queryText(field.current?.value)
    if (typed !== asked) onTyped(typed)
    else if (asked !== '' && !found) setUsed(true)
  })
  useEffect(() => begin(), [])

  return (
    <Panel labelledBy={`${id}-title`}>
      <HeadingLevel level={1}>
        <div className={css.opening}>
          <Heading size="h1" id={`${id}-title`} focusable>
            <Message id="search.title" />
          </Heading>
          <SiteSearchForm
            label={<Message id="search.label" />}
            hint={<Message id="search.hint" />}
            asked={asked}
            field={field}
            onQuery={onTyped}
          />
        </div>
      </HeadingLevel>
      <div className={css.found}>
        <p role="status" className={css.count}>
          {settled ? <Message id="search.count" values={settled} /> : null}
        </p>
        {shown.length > 0 ? <FoundGroups groups={groupedHits(shown, most)} /> : null}
        {query === '' || hits?.length === 0 ? (
          <div className={css.ways}>
            <Heading size="h4" id={`${id}-ways`}>
              <Message id="search.ways" />
            </Heading>
            <BestLinks labelledBy={`${id}-ways`} />
          </div>
        ) : null}
      </div>
    </Panel>
  )
}

/** What was found, by kind, as lists of links under headings. */
function FoundGroups({ groups }: { groups: readonly HitGroup[] }) {
  const locale = useLocale()
  const id = useId()
  return (
    <div className={css.groups}>
      {groups.map(({ kind, count, hits }) => (
        <div key={kind} className={css.group}>
          <div className={css.kind}>
            <Heading size="h4" id={`${id}-${kind}`}>
              <Message id={`search.kind.${kind}`} />
            </Heading>
            <span>{count}</span>
          </div>
          <ul className={css.hits} aria-labelledby={`${id}-${kind}`} data-kind={kind}>
            {hits.map(({ path, title, sample, summary, terms, within }) => (
              <li key={path + title}>
                <a href={localizedPath(path, locale)}>
                  <Marked text={title} terms={terms} />
                </a>
                <SampleMark sample={sample} />
                <p>
                  <Marked text={summary} terms={terms} />
                </p>
                {within === undefined ? null : (
                  <p>
                    {within === '' ? (
                      <Message id="search.within" />
                    ) : (
                      <Message id="search.within-part" values={{ part: within }} />
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The page of search in the browser's address, with a query or without. */
function urlOfQuery(query: string): string {
  const { pathname, hash } = location
  return pathname + (query === '' ? '' : `?q=${encodeURIComponent(query)}`) + hash
}

export const SiteSearchIsland = island({
  name: 'SiteSearch',
  component: SiteSearch,
  start: 'press',
  messages,
})
