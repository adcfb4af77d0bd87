import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { Button } from '../../ui/Button.tsx'
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
          <form role="search" action={action} className={css.form}>
            <label htmlFor={`${id}-field`} className={css.label}>
              <T id="question-search.label" />
            </label>
            <div className={css.row}>
              <input
                ref={field}
                id={`${id}-field`}
                type="search"
                name="q"
                defaultValue={asked}
                maxLength={100}
                autoComplete="off"
                aria-describedby={`${id}-hint`}
                onInput={({ currentTarget }) => onQuery(currentTarget.value)}
              />
              <Button type="submit">
                <T id="question-search.submit" />
              </Button>
            </div>
            <p id={`${id}-hint`} className={css.hint}>
              <T id="question-search.hint" />
            </p>
          </form>
        </div>
        <FoundGroups groups={groups} query={query.trim()} all={action} onClear={clear} />
      </div>
    </Sheet>
  )
}
