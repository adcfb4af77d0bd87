import { Diff } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import type { ComparedItem } from './compared-item.ts'
import css from './Comparison.module.css'
import { useComparedRows } from './useComparedRows.tsx'

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
