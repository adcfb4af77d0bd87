import { segment } from '../geometry/path.ts'
import { circle, line } from '../markup/element.ts'
import { type PlateKind, printer } from './plate-kit.ts'
import { brokenArrow, railsOf } from './sequence-diagram.ts'

type Posting = {
  label: string
  /** Indexes of accounts. */
  from: number
  to: number
  cents: number
  /** The key has been used before: nothing is posted. */
  refused?: boolean
}

export type LedgerFlow = {
  accounts: readonly string[]
  postings: readonly Posting[]
}

/** Balances after all postings, in cents: what arrives is added, what leaves is taken away. */
export function balances({ accounts, postings }: LedgerFlow): number[] {
  const sums = accounts.map(() => 0)
  for (const { from, to, cents, refused } of postings) {
    if (refused) continue
    sums[from]! -= cents
    sums[to]! += cents
  }
  return sums
}

/** One payment through the books: every arrow is one posting, out of one account and into another. */
export const ledgerFlow: PlateKind<LedgerFlow> = {
  draw(data, press) {
    const { accounts, postings } = data
    const print = printer(press)
    const { palette, say, locale } = press
    const { at, top, drawn: rails } = railsOf(print, accounts)
    const row = print.step + 36
    const bottom = top + row * postings.length + 10
    const arrows = postings.map(({ label, from, to, cents, refused }, index) => {
      const y = top + (index + 1) * row - 6
      const [start, end] = [at(from), at(to)]
      const forwards = Math.sign(end - start)
      const text = `${index + 1}  ${label}${refused ? '' : ` ${money(cents, locale)}`}`
      const style = { halo: 'ground', bold: refused, tone: refused ? 'signal' : undefined } as const
      // Between the lines of its two accounts where it can be, on two lines if need be; else across them.
      const between = Math.abs(end - start) - 6
      const split = print.linesOf(text, between, style)
      const fits = split.length < 3 && split.every((each) => print.widthOf(each, style) <= between)
      const lines = fits ? split : [text]
      const half = Math.max(...lines.map((each) => print.widthOf(each, style))) / 2
      const middle = Math.min(Math.max((start + end) / 2, half + 2), print.width - half - 2)
      const { drawn: words } = print.paragraph(
        [middle, y - 13 - (lines.length - 1) * print.step],
        text,
        fits ? between : Infinity,
        { ...style, anchor: 'middle' },
      )
      if (!refused) {
        const arrow = line(segment([start, y], [end - forwards * 3, y]), print.pen.main)
        const head = print.arrowHead([end, y], [start, y], palette.ink)
        return (
          arrow +
          head +
          circle([start, y], 4.5, { ...print.pen.fine, fill: palette.ground }) +
          words
        )
      }
      return brokenArrow(print, start, end, y) + words
    })
    const sums = balances(data)
    const tall = print.step + 16
    return print.palette(
      bottom + tall + 2 * print.step + 4,
      rails(bottom),
      ...arrows,
      print.area([2, bottom], print.width - 4, tall, palette.land),
      ...sums.map((sum, index) =>
        print.text([at(index), bottom + print.step + 4], money(sum, locale), {
          mono: true,
          bold: true,
          anchor: 'middle',
        }),
      ),
      print.text(
        [2, bottom + tall + print.step + 8],
        say('plates.ledger.sum', total(sums, locale)),
        {
          bold: true,
          tone: 'signal',
        },
      ),
    )
  },
  describe(data, { say, locale }) {
    const { accounts, postings } = data
    const each = postings.map(({ label, from, to, cents, refused }, index) =>
      say(refused ? 'plates.ledger.refused' : 'plates.ledger.posting', {
        number: index + 1,
        label,
        amount: money(cents, locale),
        from: accounts[from]!,
        to: accounts[to]!,
      }),
    )
    return [...each, say('plates.ledger.sum', total(balances(data), locale))].join(' ')
  },
}

function total(sums: readonly number[], locale: string): { sum: string } {
  return {
    sum: money(
      sums.reduce((one, other) => one + other, 0),
      locale,
    ),
  }
}

function money(cents: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return format.format(cents / 100).replace('-', '\u2212')
}
