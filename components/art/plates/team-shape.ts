import { segment } from '../geometry/path.ts'
import { circle, line } from '../markup/element.ts'
import { type PlateKind, type Press, type Printer, printer } from './plate-kit.ts'

type Side = 'client' | 'us'
type Card = { label: string; note: string }

export type TeamShape = {
  /** Who decides. */
  top: Card & { side: Side }
  /** Who leads, when `top` does not. */
  lead?: Card
  /** At most five. */
  members: readonly { label: string; side: Side }[]
  /** Who looks after the people that are ours. */
  employer: Card
  /** What the people within the broken line share. */
  boundary: string
}

/** The line to the members runs to the right of what stands in their border. */
const phoneTrunk = 244

const dashed = { 'stroke-dasharray': '5 5' }

/** Who answers to whom: solid lines carry tasks and reviews, broken ones contract and pay. */
export const teamShape: PlateKind<TeamShape> = {
  draw(data, press) {
    const print = printer(press)
    const { palette } = press
    const tall = 2 * print.step + 16
    const middle = print.phone ? print.width / 2 : 260
    const trunk = print.phone ? phoneTrunk : middle
    const heads = print.phone ? 236 : 250
    const card = (y: number, { label, note }: Card, fill: string, at = middle) => {
      const centre = Math.min(Math.max(at, heads / 2 + 2), print.width - heads / 2 - 2)
      return (
        print.area([centre - heads / 2, y], heads, tall, fill) +
        print.text([centre, y + print.step + 2], label, { bold: true, anchor: 'middle' }) +
        print.text([centre, y + 2 * print.step + 2], note, { tone: 'quiet', anchor: 'middle' })
      )
    }
    const within = tall + 20
    const leadAt = within + print.step + 14
    const busAt = data.lead ? leadAt + tall + 18 : within + print.step + 18
    const members = print.phone ? column(data, busAt, press) : row(data, busAt, press)
    const employerAt = members.bottom + 40
    const signal = { ...print.signal.fine, ...dashed }
    const bond = line(
      segment([members.bond, members.bottom - (print.phone ? 18 : 0)], [members.bond, employerAt]),
      data.members.some(({ side }) => side === 'us') ? signal : { ...print.thin, ...dashed },
    )
    const border = `M3 ${within - 6}H${print.width - 3}V${members.bottom - 18}H3Z`
    return print.palette(
      employerAt + tall + 4,
      line(border, { ...print.thin, ...dashed }),
      line(segment([trunk, tall], [trunk, busAt]), print.pen.main),
      print.text([14, within + print.step - 4], data.boundary, { tone: 'quiet', halo: 'ground' }),
      members.drawn,
      bond,
      card(2, data.top, data.top.side === 'us' ? palette.land : palette.ground),
      data.lead ? card(leadAt, data.lead, palette.land) : '',
      card(employerAt, data.employer, palette.land, members.bond),
    )
  },
  describe({ top, lead, members, employer }, { say }) {
    const ours = members.filter(({ side }) => side === 'us').length
    const head = lead
      ? say('plates.team.steered', { top: top.label, lead: lead.label, count: members.length })
      : say('plates.team.led', { top: top.label, count: members.length })
    const roles = members.map(({ label }) => label).join(', ')
    return `${head} ${say('plates.team.ours', { count: ours, employer: employer.label, roles })}`
  },
}

type Members = { drawn: string; bottom: number; bond: number }

function row({ members }: TeamShape, busAt: number, press: Press): Members {
  const print = printer(press)
  const step = (print.width - 40) / members.length
  const at = (index: number) => 20 + step * (index + 0.5)
  const middle = busAt + 38
  const below = middle + 24
  let drawn = line(segment([at(0), busAt], [at(members.length - 1), busAt]), print.pen.main)
  let bottom = below
  for (const [index, { label, side }] of members.entries()) {
    const name = print.paragraph([at(index), below + print.step], label, step - 6, {
      bold: true,
      anchor: 'middle',
      halo: 'ground',
    })
    drawn += line(segment([at(index), busAt], [at(index), middle]), print.pen.fine)
    drawn += person(print, press, [at(index), middle], side) + name.drawn
    drawn += print.text([at(index), name.next], press.say(`plates.team.${side}`), {
      tone: 'quiet',
      anchor: 'middle',
    })
    bottom = Math.max(bottom, name.next)
  }
  const ours = members.flatMap(({ side }, index) => (side === 'us' ? [at(index)] : []))
  if (ours.length === 0) return { drawn, bottom: bottom + 20, bond: print.width / 2 }
  const [first, last] = [ours[0]!, ours.at(-1)!]
  const fall = ours.map((x) => segment([x, bottom + 8], [x, bottom + 34])).join('')
  const joint = segment([first, bottom + 34], [last, bottom + 34])
  drawn += line(fall + joint, { ...print.signal.fine, ...dashed })
  return { drawn, bottom: bottom + 34, bond: (first + last) / 2 }
}

/** On a phone people stand below each other, their names to the right. */
function column({ members }: TeamShape, busAt: number, press: Press): Members {
  const print = printer(press)
  const step = 46
  const middle = 64
  const at = (index: number) => busAt + 24 + index * step
  let drawn = line(`M${phoneTrunk} ${busAt}H24V${at(members.length - 1)}`, print.pen.main)
  for (const [index, { label, side }] of members.entries()) {
    drawn += line(segment([24, at(index)], [middle, at(index)]), print.pen.fine)
    drawn += person(print, press, [middle, at(index)], side)
    drawn += print.text([94, at(index) + 5], label, { bold: true })
    drawn += print.text([print.width - 14, at(index) + 5], press.say(`plates.team.${side}`), {
      tone: 'quiet',
      anchor: 'end',
    })
  }
  return { drawn, bottom: at(members.length - 1) + 44, bond: print.width / 2 }
}

function person(print: Printer, { palette }: Press, at: readonly [number, number], side: Side) {
  if (side === 'client')
    return circle(at, 18, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 1.3 })
  return (
    circle(at, 18, { ...print.signal.main, fill: palette.land }) +
    circle(at, 5, { fill: palette.signal })
  )
}
