import { Equal } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CardTable, type CardTableGroup } from '../../ui/CardTable.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { bands, type ComparedItem, type ComparedRow } from './compared-item.ts'
import css from './Comparison.module.css'
import { useComparedRows } from './useComparedRows.tsx'

type Props = {
  items: readonly ComparedItem[]
  /** The day whose clocks count, such as `2026-11-24`. */
  day: string
}

/**
 * The answers of each thing next to each other; a question is marked where they are the same. The first thing stands out:
 * pages that sell lead to a comparison which begins with what they sell.
 */
export function ComparedTable({ items, day }: Props) {
  const rows = useComparedRows(items, day)
  const isCompared = items.length > 1
  const differing = rows.filter((each) => !isSame(each)).length
  return (
    <div className={css.table}>
      <CardTable
        framed
        emphasis={isCompared ? 0 : undefined}
        caption={
          isCompared ? (
            <>
              <Message id="compare.caption" values={{ count: differing, all: rows.length }} />{' '}
              <span className={css.same} aria-hidden="true">
                <Equal strokeWidth={1.6} />
                <Message id="compare.same" />
              </span>
            </>
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
        groups={[...grouped(rows), { id: 'step', rows: [stepRow(items)] }]}
      />
      {isCompared ? (
        <p className={css.marked}>
          <Message id="compare.marked" values={{ name: items[0]!.name }} />
        </p>
      ) : null}
    </div>
  )
}

/** With fewer rows than this headings would be more of the table than they are worth. */
const fewRows = 8

/** Rows under the headings of their bands, where there are enough of them. */
function grouped(rows: readonly ComparedRow[]): CardTableGroup[] {
  if (rows.length < fewRows) return [{ id: 'all', rows: rows.map(tableRow) }]
  return bands
    .map((band) => ({
      id: band,
      title: <Message id={`compare.band.${band}`} />,
      rows: rows.filter((each) => each.band === band).map(tableRow),
    }))
    .filter((group) => group.rows.length > 0)
}

/** Whether all things answer a question in the same way; one alone has no other. */
function isSame({ cells }: ComparedRow): boolean {
  return cells.length > 1 && new Set(cells.map(({ key }) => key)).size === 1
}

function tableRow(compared: ComparedRow): CardTableGroup['rows'][number] {
  const { id, name, sample, cells } = compared
  return {
    id,
    header: (
      <div className={css.asked}>
        <span>
          {name} <SampleMark sample={sample} />
        </span>
        {isSame(compared) ? (
          <span className={css.same}>
            <Equal strokeWidth={1.6} />
            <VisuallyHidden>
              <Message id="compare.same" />
            </VisuallyHidden>
          </span>
        ) : null}
      </div>
    ),
    cells: cells.map(({ shown }, index) => <div key={index}>{shown}</div>),
  }
}

/** How each thing goes on, which is no answer and so never marked. */
function stepRow(items: readonly ComparedItem[]): CardTableGroup['rows'][number] {
  return {
    id: 'step',
    header: <Message id="compare.row.step" />,
    cells: items.map((item, index) => (
      <div key={item.id}>
        <NextStepLink item={item} isFirst={index === 0} />
      </div>
    )),
  }
}

type NextStepProps = {
  item: Pick<ComparedItem, 'name' | 'path' | 'facts'>
  isFirst: boolean
}

/** Leads to the form on the page of a thing, in the words of the model in which it is sold. */
function NextStepLink({ item: { name, path, facts }, isFirst }: NextStepProps) {
  const text = useText()
  const step = text(facts.model ? `compare.step.${facts.model}` : 'common.action.get-in-touch')
  return (
    <ButtonLink
      href={`${path}#request`}
      size="small"
      variant={isFirst ? 'primary' : 'outline'}
      aria-label={text('compare.step.label', { step, name })}
    >
      {step}
    </ButtonLink>
  )
}
