import { ArrowRight } from 'lucide-react'
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
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ComparedItem } from './compared-item.ts'
import { ComparedTable } from './ComparedTable.tsx'
import css from './Comparison.module.css'

export type Choice = { kind: ComparedKind; items: readonly { id: string; name: string }[] }

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
      <HeadingLevel level={1}>
        <div className={css.opening}>
          <Heading size="h1" id={id} focusable>
            <Message id={kind ? `compare.title.${kind}` : 'compare.title'} />
          </Heading>
          <p className={css.lead}>
            <Message id="compare.lead" />
          </p>
        </div>
      </HeadingLevel>
      {changes.length > 0 ? (
        <div className={css.changes} role="note">
          {changes.map((change) => (
            <p key={change}>
              <Message id={`compare.changed.${change}`} values={{ most: comparisonKeys.length }} />
            </p>
          ))}
        </div>
      ) : null}
      <Choices {...{ kind, items, choices }} />
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
        <ul className={css.beginnings}>
          {beginnings.map((ids) => (
            <li key={ids.join()}>
              <a href={`${path}?${comparisonQuery(ids)}`} rel="nofollow">
                {ids.map((each) => nameIn(choices, each)).join(' · ')}
                <ArrowRight strokeWidth={1.6} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** What others compare. */
const beginnings = [
  ['extend', 'build', 'outsourcing'],
  ['web-development', 'mobile-development', 'devops'],
  ['react-developers', 'full-stack-developers', 'back-end-developers'],
  ['poland', 'georgia', 'argentina'],
] as const

function nameIn(choices: readonly Choice[], id: string): string {
  return choices.flatMap(({ items }) => items).find((item) => item.id === id)!.name
}

/** The form whose address is the comparison; things of one kind alone once the kind is known. */
function Choices({ kind, items, choices }: Pick<Props, 'kind' | 'items' | 'choices'>) {
  const id = useId()
  const href = useHref()
  const text = useText()
  const offered = choices.filter((choice) => !kind || choice.kind === kind)
  return (
    <form className={css.form} method="get" action={href('compare')}>
      {comparisonKeys.map((key, at) => (
        <div key={key} className={css.field}>
          <label htmlFor={`${id}${key}`}>
            <Message id={`compare.choice.${key}`} />
          </label>
          <select id={`${id}${key}`} name={key} defaultValue={items[at]?.id ?? ''}>
            <option value="">{text('compare.choice.none')}</option>
            {offered.map((choice) => (
              <optgroup key={choice.kind} label={text(`compare.kind.${choice.kind}`)}>
                {choice.items.map((item) => (
                  <option key={item.id} value={item.id}>
                    {item.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      ))}
      <Button type="submit" variant="outline">
        <Message id="compare.choice.submit" />
      </Button>
      {kind ? (
        <p className={css.other}>
          <a href={href('compare')}>
            <Message id="compare.choice.other" />
          </a>
        </p>
      ) : null}
    </form>
  )
}
