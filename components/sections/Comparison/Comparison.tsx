import { type ReactNode, useId } from 'react'
import {
  type ComparedKind,
  type ComparisonChange,
  comparisonKeys,
  comparisonQuery,
} from '../../../content/compare.ts'
import type { PlateId } from '../../../content/facts/plates.ts'
import { PageActions } from '../../page-actions/PageActions.tsx'
import { useElementList } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Caution } from '../../ui/Caution.tsx'
import { OpeningWords, Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Section } from '../../ui/Section.tsx'
import { SwipeRow } from '../../ui/SwipeRow.tsx'
import {
  type CountryMap,
  CountryPlate,
  ExplainingPlate,
} from '../ExplainingPlate/ExplainingPlate.tsx'
import type { ComparedItem } from './compared-item.ts'
import { ComparedTable } from './ComparedTable.tsx'
import css from './Comparison.module.css'
import { Beginnings, type Choice, ComparisonForm } from './ComparisonForm.tsx'

type Props = {
  /** What was asked for; none where it was nothing. */
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

/** Two or three things of one kind, question by question; where nothing was asked for, also how to choose others. */
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
      {/* What nobody asked for is no choice: the others need not be taken back. */}
      <ComparisonForm {...{ kind, choices }} items={kind ? items : []} />
      {items.length > 0 ? (
        <>
          {items.length === 1 || !kind ? (
            <p className={css.alone}>
              <Message id={kind ? 'compare.alone' : 'compare.example'} />
            </p>
          ) : null}
          <ComparedTable items={items} day={day} />
          <div className={css.onward}>
            {onward}
            <PageActions path={`${path}?${comparisonQuery(items.map((item) => item.id))}`} />
          </div>
        </>
      ) : null}
      {kind ? null : <Beginnings {...{ items, choices }} />}
    </Panel>
  )
}

/** The drawing of one of the things: that of its page. */
export type ComparedPlate = { name: string; path: string; plate: PlateId | CountryMap }

/** The things once more, each as the drawing that explains it on its page; things that share one share its place. */
export function ComparedPlates({ plates }: { plates: readonly ComparedPlate[] }) {
  const list = useElementList()
  const shown = onceEach(plates)
  if (plates.length < 2) return null
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<Message id="compare.plates.title" />}
      lead={<Message id="compare.plates.lead" />}
    >
      <SwipeRow className={css.plates}>
        {shown.map(({ items, plate }) => (
          <li key={items[0]!.path} className={css.plate}>
            <Heading size="h4">
              {list(
                items.map(({ name, path }) => (
                  <a key={path} href={path}>
                    {name}
                  </a>
                )),
              )}
            </Heading>
            {typeof plate === 'string' ? (
              <ExplainingPlate id={plate} narrow={shown.length > 2} />
            ) : (
              <CountryPlate map={plate} narrow={shown.length > 2} />
            )}
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}

function onceEach(plates: readonly ComparedPlate[]) {
  const shown: { items: ComparedPlate[]; plate: ComparedPlate['plate'] }[] = []
  for (const item of plates) {
    const same = shown.find(({ plate }) => plate === item.plate)
    if (same) same.items.push(item)
    else shown.push({ items: [item], plate: item.plate })
  }
  return shown
}
