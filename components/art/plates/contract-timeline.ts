import { segment } from '../geometry/path.ts'
import { circle, line } from '../markup/element.ts'
import { type PlateKind, printer, type Say } from './plate-kit.ts'
import { terms } from '../../../content/facts/terms.ts'

type ContractTimeline = {
  marks: readonly {
    when: string
    title: string
    text: string
    /** Something that the client does. */
    act?: boolean
    /** What the time after it is. */
    band?: 'trial' | 'term' | 'run' | 'notice'
  }[]
}

/** A contract from the first day to the last, read downwards. */
export const contractTimeline: PlateKind<ContractTimeline> = {
  draw({ marks }, press) {
    const print = printer(press)
    const { palette } = press
    const axis = print.phone ? 22 : 124
    const x = axis + (print.phone ? 32 : 40)
    let y = print.phone ? 2 * print.step : print.step + 10
    const places: number[] = []
    let words = ''
    for (const { when, title, text, act } of marks) {
      places.push(y)
      const tone = act ? 'signal' : undefined
      words += print.phone
        ? print.text([x, y + 5 - print.step], when, { mono: true, tone: tone ?? 'quiet' })
        : print.text([axis - 32, y + 5], when, { mono: true, tone: tone ?? 'quiet', anchor: 'end' })
      const head = print.paragraph([x, y + 5], title, print.width - x - 2, { bold: true, tone })
      const body = print.paragraph([x, head.next], text, print.width - x - 2, { tone: 'quiet' })
      words += head.drawn + body.drawn
      y = body.next + (print.phone ? print.step + 10 : 26)
    }
    const bottom = y
    let bands = ''
    let crosses = ''
    for (const [index, { band, act }] of marks.entries()) {
      const [from, to] = [places[index]!, places[index + 1]]
      if (to !== undefined) {
        const fill = band === 'trial' || band === 'term' ? palette.land : palette.ground
        bands += print.area([axis - 14, from], 28, to - from, fill)
        if (band === 'trial') bands += print.hatched([axis - 14, from], 28, to - from)
        if (band === 'notice')
          bands += print.hatched([axis - 14, from], 28, to - from, palette.signal)
      }
      const ink = act ? print.signal.main : print.pen.main
      crosses += line(segment([axis - 20, from], [axis + 20, from]), ink)
      crosses += circle([axis, from], 5.5, { fill: ink.stroke })
    }
    const spine = line(segment([axis, places[0]!], [axis, places.at(-1)!]), print.pen.fine)
    return print.palette(
      bottom - (print.phone ? 2 * print.step : 30) - 4,
      bands,
      spine,
      crosses,
      words,
    )
  },
  describe({ marks }, { say }) {
    return marks
      .map(({ when, title, text }) => say('plates.contract.mark', { when, title, text }))
      .join(' ')
  },
}

/** The explaining plate of a contract for one engineer, with the terms in figures. */
export function contractPlate(say: Say): { kind: 'contractTimeline'; data: ContractTimeline } {
  const { trialWeeks, minimumMonths, noticeMonths } = terms.models.extend
  const of = (part: string, values?: Record<string, number>) =>
    say(`plates.contract-engagement.${part}`, values)
  const mark = (part: string, when?: Record<string, number>, text?: Record<string, number>) => ({
    when: of(`${part}-when`, when),
    title: of(part),
    text: of(`${part}-text`, text),
  })
  return {
    kind: 'contractTimeline',
    data: {
      marks: [
        { ...mark('start'), band: 'trial' },
        { ...mark('trial', { weeks: trialWeeks }), band: 'term' },
        { ...mark('term', { months: minimumMonths }), band: 'run' },
        { ...mark('notice', undefined, { months: noticeMonths }), act: true, band: 'notice' },
        mark('end'),
      ],
    },
  }
}
