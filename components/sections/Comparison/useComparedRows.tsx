import { Message } from '../../text/Message.tsx'
import { YesOrNo } from '../../text/YesOrNo.tsx'
import { useSellingFacts } from '../FirstScreen/useSellingFacts.tsx'
import { type Band, type ComparedItem, type ComparedRow, row } from './compared-item.ts'
import { useLevelRows, usePlaceRows } from './useFigureRows.tsx'

/** All that pages say about things of one kind, question by question. */
export function useComparedRows(items: readonly ComparedItem[], day: string): ComparedRow[] {
  const terms = termRows(items)
  const facts = useFactRows(items)
  const levels = useLevelRows(items)
  const places = usePlaceRows(items, day)
  const what = { id: 'what', band: 'people', name: <Message id="compare.row.what" /> } as const
  return [
    // The terms of a model say more than its sentence, and say it row by row.
    ...(terms.length === 0 ? [row(what, items, ({ description }) => [description])] : terms),
    // The terms of a model say the start and who manages in its own words.
    ...facts.filter(({ id }) => terms.length === 0 || id === 'term' || id === 'rate'),
    ...levels,
    ...riskRows(items),
    ...places,
  ]
}

function termRows(items: readonly ComparedItem[]): ComparedRow[] {
  return items[0]!.terms.map(({ title, band, sample }, at) =>
    row({ id: title, band, name: title, sample }, items, ({ terms }) => {
      const { value } = terms[at]!
      return [
        String(value),
        typeof value === 'string' ? value : <YesOrNo key={title} value={value} />,
      ]
    }),
  )
}

/** What can go wrong, by the model of each thing. */
const risks = ['estimate', 'leaver', 'unsuited'] as const

/** Who carries which risk; only models differ in it. */
function riskRows(items: readonly ComparedItem[]): ComparedRow[] {
  if (items[0]!.terms.length === 0) return []
  return risks.map((risk) =>
    row(
      { id: risk, band: 'risk', name: <Message id={`compare.row.${risk}`} /> },
      items,
      ({ facts }) => {
        const answer = `compare.${risk}.${facts.model!}` as const
        return [answer, <Message key={risk} id={answer} />]
      },
    ),
  )
}

const factBands = {
  start: 'money',
  term: 'money',
  rate: 'money',
  manages: 'people',
} as const satisfies Record<string, Band>

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
    band: factBands[id],
    name,
    sample,
    cells: items.map(({ facts: { model, rate, spans } }, index) => {
      const { value, condition, more } = facts[index]![at]!
      return {
        key: id === 'rate' ? `${rate.low}-${rate.high} ${spans}` : (model ?? ''),
        shown: (
          <>
            <strong>{value}</strong>
            <br />
            {condition}
            {more ? <> {more}</> : null}
          </>
        ),
      }
    }),
  }))
}
