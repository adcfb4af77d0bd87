import { box, polyline, type Point } from '../geometry/path.ts'
import { guillocheBand, guillocheRosette } from '../instruments/guilloche-lines.ts'
import { circle, line, shape, shifted } from '../markup/element.ts'
import { serviceSheet, serviceSize } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const { width, height } = serviceSize

/** The picture of payments: a balance at rest, coin against weights. */
export function servicePayments(palette: Palette): string {
  const band = { id: 'band', width, reach: 17, strands: 8, waves: 23, swells: 6, ink: palette.ink }
  return serviceSheet(
    palette,
    guillocheBand(band, [46, height - 46]),
    balance([360, 96], { left: coin(palette), right: weights(palette) }, palette),
  )
}

/** A coin that stands on the origin. */
function coin(palette: Palette): string {
  const { signal } = platePens(palette)
  const lace = {
    id: 'coin',
    radius: 31,
    depth: 0.42,
    waves: 11,
    strands: 7,
    ink: palette.signal,
    pen: 1,
  }
  return shifted(
    [0, -59],
    circle([0, 0], 58, { ...signal.bold, fill: palette.ground }),
    circle([0, 0], 50, signal.fine),
    guillocheRosette(lace),
    circle([0, 0], 9, { fill: palette.signal }),
  )
}

/** Three weights with their knobs on the origin, the largest in the middle. */
function weights(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  return [
    { x: -44, half: 15, tall: 30 },
    { x: 0, half: 24, tall: 62 },
    { x: 47, half: 17, tall: 40 },
  ]
    .map(({ x, half, tall }) =>
      shifted(
        [x, 0],
        shape(`M-4-${tall}L-7-${tall + 9}A9 9 0 1 1 7-${tall + 9}L4-${tall}Z`, {
          ...main,
          fill: palette.ground,
        }),
        shape(box(-half, -tall, half, 0), { ...main, fill: palette.ground }),
        line(`M${-half}-${tall - 6}H${half}M${-half}-7H${half}`, fine),
      ),
    )
    .join('')
}

const arm = 208
const drop = 200
const pan = 92
const foot = 296

/** A balance, 600 wide and 330 high. A load stands on its origin. */
function balance(middle: Point, loads: { left: string; right: string }, palette: Palette): string {
  const { ink } = platePens(palette)
  const beam = `M0-16Q-90-24-${arm} 0Q-90 2-20 22H20Q90 2 ${arm} 0Q90-24 0-16Z`
  return shifted(
    middle,
    column(palette),
    hanging(-arm, loads.left, palette),
    hanging(arm, loads.right, palette),
    shape(beam, { ...ink.main, fill: palette.land, 'stroke-linejoin': 'round' }),
    circle([0, 2], 13, { ...ink.main, fill: palette.ground }),
    circle([0, 2], 4, { fill: palette.ink }),
  )
}

/** The column on its foot; the tongue of the beam stands in the middle of its scale. */
function column(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const shaft = `M-7 0L-11 ${foot - 40}H11L7 0Z`
  const base = `M-90 ${foot}Q-84 ${foot - 22}-26 ${foot - 26}L-18 ${foot - 42}H18L26 ${foot - 26}Q84 ${foot - 22} 90 ${foot}Z`
  const scale = 'M-34 96A60 60 0 0 0 34 96L27 88A50 50 0 0 1-27 88Z'
  return (
    shape(shaft + base, { ...main, fill: palette.land, 'stroke-linejoin': 'round' }) +
    line(`M-74 ${foot - 10}H74`, fine) +
    shape(scale, { ...main, fill: palette.ground }) +
    line('M0 111V102M-16 108L-13 100M16 108L13 100', fine) +
    line('M0 18V101', main)
  )
}

function hanging(x: number, load: string, palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const strings = polyline([
    [-pan, drop],
    [0, 6],
    [pan, drop],
  ])
  const bowl = `M${-pan - 6} ${drop}H${pan + 6}Q${pan * 0.7} ${drop + 34} 0 ${drop + 34}Q${-pan * 0.7} ${drop + 34} ${-pan - 6} ${drop}Z`
  return shifted(
    [x, 0],
    line(strings, fine),
    circle([0, 4], 8, { ...main, fill: palette.ground }),
    shifted([0, drop], load),
    shape(bowl, { ...main, fill: palette.land, 'stroke-linejoin': 'round' }),
    line(`M${-pan + 8} ${drop + 9}H${pan - 8}`, fine),
  )
}
