import messages from 'virtual:island-messages/question-search'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { SearchForm } from '../../search/SearchForm.tsx'
import { Message } from '../../text/Message.tsx'
import { type FoundGroup, FoundGroups } from './FoundGroups.tsx'
import { matchesQuery } from '../../../content/html-text.ts'
import css from './QuestionSearch.module.css'
import { opensElsewhere } from '../../ui/modifier-keys.ts'

type Props = {
  /** Title and lead above the field. */
  opening: ReactNode
  /** Address of the page, which answers the form when no script does. */
  action: string
  /** Address of the form for a question that is not on the page. */
  ask: string
  /** What the address asks for. */
  asked: string
  /** All groups of the page, with what the server found in each. */
  groups: readonly FoundGroup[]
}

/** A field that filters the questions of the page, which are HTML of the server, and the way to each group. */
function QuestionFilter({ opening, action, ask, asked, groups }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState({ query: asked, groups })

  function search(query: string) {
    setFound({ query, groups: showMatching(groups, query) })
  }

  // What was typed before React answered.
  const begin = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== asked) search(typed)
  })
  useEffect(() => begin(), [])

  function clear(event: MouseEvent) {
    // In another tab or window the link opens the page itself.
    if (opensElsewhere(event)) return
    event.preventDefault()
    history.replaceState(history.state, '', action)
    if (field.current) field.current.value = ''
    // The link goes away.
    field.current?.focus()
    search('')
  }

  return (
    <>
      {opening}
      <div className={css.layout}>
        <SearchForm
          action={action}
          label={<Message id="question-search.label" />}
          submit={<Message id="question-search.submit" />}
          hint={<Message id="question-search.hint" />}
          asked={asked}
          field={field}
          onQuery={search}
        />
        <FoundGroups
          groups={found.groups}
          query={found.query.trim()}
          all={action}
          ask={ask}
          onClear={clear}
        />
      </div>
    </>
  )
}

/** Hides the questions and the groups of the page that do not match, and counts the others. */
function showMatching(groups: readonly FoundGroup[], query: string): readonly FoundGroup[] {
  return groups.map((group) => {
    const section = document.getElementById(group.id)
    let count = 0
    for (const question of section?.querySelectorAll('details') ?? []) {
      question.hidden = !matchesQuery(question.textContent, query)
      if (!question.hidden) count += 1
    }
    if (section) section.hidden = count === 0
    return { ...group, count }
  })
}

export const QuestionFilterIsland = island({
  name: 'QuestionFilter',
  component: QuestionFilter,
  start: 'press',
  messages,
})
