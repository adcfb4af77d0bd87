import { seededRandom } from '../geometry/noise.ts'
import { box, type Point } from '../geometry/path.ts'
import { guillocheBand, guillocheRosette } from '../instruments/guilloche-lines.ts'
import { circle, element, line, shape, shifted } from '../markup/element.ts'
import { instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'

const page = { width: 430, height: 520 }
const margin = 54
const seal: Point = [332, 424]

/** The seventh stage, the contract: ruled paper, two signatures, a seal. */
export function stepContract(palette: Palette): string {
  return instrumentSheet(
    stepSize,
    palette,
    element('g', { transform: 'translate(206 40) rotate(4 215 260)' }, leaf(palette)),
    element(
      'g',
      { transform: 'translate(176 34) rotate(-2 215 260)' },
      leaf(palette),
      band(palette),
      writing(palette),
      signatures(palette),
      shifted(seal, sealOf(palette)),
    ),
    fountainPen(palette),
  )
}

function leaf(palette: Palette): string {
  const outline = box(0, 0, page.width, page.height)
  return shape(outline, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 2 })
}

function band(palette: Palette): string {
  const form = { id: 'band', width: page.width - 40, reach: 20, strands: 7, waves: 23, swells: 6 }
  return (
    shifted([20, 0], guillocheBand({ ...form, ink: palette.ink }, [44])) +
    line(box(12, 12, page.width - 12, page.height - 12), { stroke: palette.ink, 'stroke-width': 1 })
  )
}

/** Paragraphs of ruled lines; the last line of each is shorter. */
function writing(palette: Palette): string {
  const random = seededRandom('contract')
  let lines = ''
  let numbers = ''
  let y = 106
  for (const count of [3, 4, 3, 4]) {
    numbers += circle([margin - 14, y], 3, { fill: palette.ink })
    for (let row = 1; row <= count; row++, y += 14) {
      const short = row === count ? 0.35 + random() * 0.35 : 1
      lines += `M${margin} ${y}h${Math.round((page.width - 2 * margin) * short)}`
    }
    y += 14
  }
  return line(lines, { stroke: palette.ink2, 'stroke-width': 2 }) + numbers
}

function signatures(palette: Palette): string {
  const names =
    'M58 420C66 392 84 388 80 410S70 436 82 424S98 396 104 410S100 430 112 420S124 408 130 416S146 424 172 408' +
    'M58 474C74 440 82 452 76 472S86 482 94 466S108 452 108 468S118 478 128 464S150 452 148 470S160 476 186 462'
  const rules = `M${margin} 434H216M${margin} 486H216`
  return (
    line(rules, { stroke: palette.ink, 'stroke-width': 1 }) +
    line(names, { stroke: palette.ink, 'stroke-width': 2, 'stroke-linecap': 'round' })
  )
}

function sealOf(palette: Palette): string {
  const ribbons = 'M-26 30L-44 92L-22 80L-8 96L4 40M26 30L44 92L22 80L8 96L-4 40'
  const rosette = { id: 'seal', radius: 42, depth: 0.26, waves: 12, strands: 7 }
  const pen = { stroke: palette.signal }
  return (
    shape(ribbons, {
      fill: palette.ground,
      ...pen,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) +
    circle([0, 0], 60, { fill: palette.ground, ...pen, 'stroke-width': 3.6 }) +
    guillocheRosette({ ...rosette, ink: palette.signal, pen: 1 }) +
    circle([0, 0], 25, { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    circle([0, 0], 8, { fill: palette.signal })
  )
}

function fountainPen(palette: Palette): string {
  const body = 'M-11-210Q-13-100-12 14H12Q13-100 11-210Q0-220-11-210Z'
  const nib = 'M-9 14Q-14 44 0 92Q14 44 9 14Z'
  const ink = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return element(
    'g',
    { transform: 'translate(420 420) rotate(34)' },
    shape(body, { fill: palette.land, ...ink, 'stroke-width': 2 }),
    shape(nib, { fill: palette.ground, ...ink, 'stroke-width': 2 }),
    line('M0 90V46M-12 0H12M-12-8H12M-12-96H12M-12-102H12', { ...ink, 'stroke-width': 1 }),
    circle([0, 42], 4, { ...ink, 'stroke-width': 1 }),
  )
}
