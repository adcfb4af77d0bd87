import { box, polyline, segment, type Point } from '../geometry/path.ts'
import { line, shape } from '../markup/element.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const mast = 18
const deck = 132
const bay = 32

/** Takes the foot of a crane and the inks and gives it: lattice mast, jib to the left, counterweight. */
export function towerCrane([x, foot]: Point, palette: Palette): string {
  const { ink } = platePens(palette)
  const [tip, tail] = [x - 640, x + 190]
  const jib =
    polyline([
      [x, deck],
      [tip, deck],
    ]) +
    polyline([
      [x, deck - 30],
      [tip, deck],
    ]) +
    segment([x, deck], [tail, deck])
  const stays = polyline([
    [tip + 210, deck - 20],
    [x, deck - 90],
    [tail - 20, deck],
  ])
  const trolley = x - 330
  return (
    line(lattice(x, foot), ink.fine) +
    line(
      segment([x - mast, foot], [x - mast, deck]) + segment([x + mast, foot], [x + mast, deck]),
      ink.main,
    ) +
    line(segment([x - 70, foot], [x + 70, foot]), ink.bold) +
    line(jib + segment([x, deck], [x, deck - 90]), ink.main) +
    line(jibLattice(x, tip), ink.fine) +
    line(stays + segment([trolley, deck], [trolley, deck + 44]), ink.fine) +
    shape(box(tail - 60, deck, tail - 12, deck + 46), { fill: palette.ink }) +
    shape(box(x - mast, deck, x + mast + 16, deck + 36), { ...ink.main, fill: palette.ground })
  )
}

function lattice(x: number, foot: number): string {
  let data = ''
  for (let y = deck, side = 1; y < foot - bay / 2; y += bay, side = -side) {
    data += segment([x - mast * side, y], [x + mast * side, y + bay])
  }
  return data
}

function jibLattice(x: number, tip: number): string {
  const top = (at: number) => deck - (30 * (at - tip)) / (x - tip)
  let data = ''
  for (let at = tip + 30; at < x - 20; at += 28) {
    data += polyline([
      [at, deck],
      [at + 14, top(at + 14)],
      [at + 28, deck],
    ])
  }
  return data
}
