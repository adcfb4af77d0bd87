import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { SearchForm } from '../../search/SearchForm.tsx'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { type FoundGroup, FoundGroups } from './FoundGroups.tsx'
import css from './QuestionSearch.module.css'

type Props = {
  copy: Copy<'title' | 'lead'>
  /** Address of the page, which answers the form when no script does. */
  action: string
  /** What the address asks for. */
  asked: string
  /** What the groups below were searched for. */
  query: string
  onQuery: (query: string) => void
  groups: readonly FoundGroup[]
}

/** The title of the questions, a field that filters them, and the way to each group. */
export function QuestionSearch({ copy, action, asked, query, onQuery, groups }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before React answered.
  const tell = useEffectEvent(() => onQuery(field.current?.value ?? ''))
  useEffect(() => tell(), [])

  function clear() {
    if (field.current) field.current.value = ''
    onQuery('')
  }

  return (
    <Sheet labelledBy={`${id}-title`}>
      <div className={css.layout}>
        <div className={css.words}>
          <HeadingLevel level={1}>
            <Heading size="h1" id={`${id}-title`} focusable>
              <Words copy={copy} part="title" />
            </Heading>
          </HeadingLevel>
          <p className={css.lead}>
            <Words copy={copy} part="lead" />
          </p>
          <SearchForm
            action={action}
            label={<T id="question-search.label" />}
            submit={<T id="question-search.submit" />}
            hint={<T id="question-search.hint" />}
            asked={asked}
            field={field}
            onQuery={onQuery}
          />
        </div>
        <FoundGroups groups={groups} query={query.trim()} all={action} onClear={clear} />
      </div>
    </Sheet>
  )
}
