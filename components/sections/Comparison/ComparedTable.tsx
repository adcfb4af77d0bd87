import { Diff } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { YesOrNo } from '../../text/YesOrNo.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { useSellingFacts } from '../FirstScreen/useSellingFacts.tsx'
import { type ComparedItem, type ComparedRow, row } from './compared-item.ts'
import css from './Comparison.module.css'
import { useLevelRows, usePlaceRows } from './useFigureRows.tsx'

type Props = {
  items: readonly ComparedItem[]
  /** The day whose clocks count, such as `2026-11-24`. */
  day: string
}

/** The answers of each thing beside each other; a question is marked where they differ. */
export function ComparedTable({ items, day }: Props) {
  const rows = useComparedRows(items, day)
  const differs = rows.map(({ cells }) => new Set(cells.map(({ key }) => key)).size > 1)
  return (
    <div className={css.table}>
      <CardTable
        dense
        caption={
          items.length > 1 ? (
            <Message
              id="compare.caption"
              values={{ count: differs.filter(Boolean).length, all: rows.length }}
            />
          ) : (
            <Message id="compare.caption-alone" />
          )
        }
        columns={[
          <Message key="question" id="compare.question" />,
          ...items.map(({ id, name, path }) => (
            <a key={id} href={path}>
              {name}
            </a>
          )),
        ]}
        labels={items.map(({ name }) => name)}
        rows={rows.map(({ id, name, cells, sample }, at) => ({
          id,
          header: (
            <>
              {name} <SampleMark sample={sample} />
              {differs[at] ? (
                <span className={css.differs}>
                  <Diff strokeWidth={1.6} />
                  <Message id="compare.differs" />
                </span>
              ) : null}
            </>
          ),
          cells: cells.map(({ shown }, index) => <div key={index}>{shown}</div>),
          sentences: id === 'what',
        }))}
      />
    </div>
  )
}

/** All that pages say about things of one kind, question by question. */
function useComparedRows(items: readonly ComparedItem[], day: string): ComparedRow[] {
  const terms = useTermRows(items)
  const facts = useFactRows(items)
  const levels = useLevelRows(items)
  const places = usePlaceRows(items, day)
  return [
    row('what', <Message id="compare.row.what" />, items, ({ description }) => [description]),
    ...terms,
    // The terms of a model say the start and who manages in its own words.
    ...facts.filter(({ id }) => terms.length === 0 || id === 'term' || id === 'rate'),
    ...levels,
    ...places,
  ]
}

function useTermRows(items: readonly ComparedItem[]): ComparedRow[] {
  return items[0]!.terms.map(({ title }, at) =>
    row(title, title, items, ({ terms }) => {
      const { value } = terms[at]!
      return [
        String(value),
        typeof value === 'string' ? value : <YesOrNo key={title} value={value} />,
      ]
    }),
  )
}

/** The facts of a thing; hooks do not allow a loop over things, of which there are three at most. */
function useFactRows(items: readonly ComparedItem[]): ComparedRow[] {
  const [first, second, third] = items
  const facts = [
    useSellingFacts(first!.facts),
    useSellingFacts((second ?? first!).facts),
    useSellingFacts((third ?? first!).facts),
  ]
  return facts[0]!.map(({ id, name, sample }, at) => ({
    id,
    name,
    sample,
    cells: items.map(({ facts: { model, rate, spans } }, index) => {
      const { value, condition } = facts[index]![at]!
      return {
        key: id === 'rate' ? `${rate.low}-${rate.high} ${spans}` : (model ?? ''),
        shown: (
          <>
            <strong>{value}</strong>
            <br />
            {condition}
          </>
        ),
      }
    }),
  }))
}
