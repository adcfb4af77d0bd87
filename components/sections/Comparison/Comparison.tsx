import { type ReactNode, useId } from 'react'
import {
  type ComparedKind,
  type ComparisonChange,
  comparisonKeys,
  comparisonQuery,
} from '../../../content/compare.ts'
import { PageActions } from '../../page-actions/PageActions.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Caution } from '../../ui/Caution.tsx'
import { OpeningWords } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ComparedItem } from './compared-item.ts'
import { ComparedTable } from './ComparedTable.tsx'
import css from './Comparison.module.css'
import { Beginnings, type Choice, ComparisonForm } from './ComparisonForm.tsx'

type Props = {
  kind: ComparedKind | undefined
  items: readonly ComparedItem[]
  changes: readonly ComparisonChange[]
  /** All that can be compared, kind by kind. */
  choices: readonly Choice[]
  /** The day whose clocks count, such as `2026-11-24`. */
  day: string
  /** What leads on to a request. */
  onward?: ReactNode
}

/** Two or three things of one kind, question by question; with fewer, how to choose them. */
export function Comparison({ kind, items, changes, choices, day, onward }: Props) {
  const id = useId()
  const href = useHref()
  const path = href('compare')
  return (
    <Panel labelledBy={id}>
      <OpeningWords
        id={id}
        title={<Message id={kind ? `compare.title.${kind}` : 'compare.title'} />}
        lead={<Message id="compare.lead" />}
      />
      {changes.length > 0 ? (
        <Caution>
          {changes.map((change) => (
            <p key={change}>
              {change === 'more' ? (
                <Message id="compare.changed.more" values={{ most: comparisonKeys.length }} />
              ) : (
                <Message id={`compare.changed.${change}`} />
              )}
            </p>
          ))}
        </Caution>
      ) : null}
      <ComparisonForm {...{ kind, items, choices }} />
      {items.length > 0 ? (
        <>
          {items.length === 1 ? (
            <p className={css.alone}>
              <Message id="compare.alone" />
            </p>
          ) : null}
          <ComparedTable items={items} day={day} />
          <div className={css.onward}>
            {onward}
            <PageActions path={`${path}?${comparisonQuery(items.map((item) => item.id))}`} />
          </div>
        </>
      ) : (
        <Beginnings choices={choices} />
      )}
    </Panel>
  )
}
