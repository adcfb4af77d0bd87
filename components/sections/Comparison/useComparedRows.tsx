import { Message } from '../../text/Message.tsx'
import { YesOrNo } from '../../text/YesOrNo.tsx'
import { useSellingFacts } from '../FirstScreen/useSellingFacts.tsx'
import type { ComparedItem } from './compared-item.ts'
import { type ComparedRow, row } from './compared-row.ts'
import { useLevelRows, usePlaceRows } from './useFigureRows.tsx'

/** All that pages say about things of one kind, question by question. */
export function useComparedRows(items: readonly ComparedItem[], day: string): ComparedRow[] {
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
