import { circle, element, line, shape, shifted, engravedNumber } from '../markup/element.ts'
import { instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'
import { seaFloor, seaSection } from '../scenes/sea-section.ts'

const section = { left: 19, right: 781, surface: 190, bed: 462, foot: 581 }
const earlier = [70, 118, 166, 214, 262, 310, 358] as const
const now = 430
const fathom = 48

/** The second stage, the search: a lead on its line finds the ground. */
export function stepSearch(palette: Palette): string {
  const floor = seaFloor('search', section)
  const casts = earlier.map((x) => `M${x} ${section.surface}V${floor(x)}`).join('')
  const marks = earlier.map((x) =>
    circle([x, floor(x)], 4.6, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 1.4 }),
  )
  const pen = { stroke: palette.ink }
  return instrumentSheet(
    stepSize,
    palette,
    seaSection(section, floor, palette),
    line(casts, { ...pen, 'stroke-width': 1, 'stroke-dasharray': '2 6' }),
    ...marks,
    boat(palette),
    lead(floor(now), palette),
    depthScale(palette),
  )
}

function boat(palette: Palette): string {
  const hull = 'M-118-34Q-60-26 40-30Q82-33 116-46Q104 0 78 16H-96Q-112-4-118-34Z'
  const lines = 'M-116-20Q0-12 108-28M-108-4Q0 4 96-10M-12-30V-150M-12-142L64-36M-12-142L-96-32'
  const house = 'M-70-29V-62H-26V-29M-60-54H-48V-44H-60Z'
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return shifted(
    [350, section.surface - 4],
    shape(hull, { fill: palette.ground, ...pen, 'stroke-width': 2 }),
    shape(house, { fill: palette.land, ...pen, 'stroke-width': 2 }),
    line(lines, { ...pen, 'stroke-width': 1 }),
    line('M76-38V-62H80', { ...pen, 'stroke-width': 3.6 }),
  )
}

/** The line has a mark at each fathom; the lead stands on the ground. */
function lead(ground: number, palette: Palette): string {
  const top = section.surface - 66
  let knots = ''
  for (let y = section.surface; y < ground - 50; y += fathom) knots += `M${now - 7} ${y}h14`
  const weight = `M${now - 4} ${ground - 40}h8l6 38h-20z`
  return (
    line(`M${now} ${top}V${ground - 40}${knots}`, { stroke: palette.signal, 'stroke-width': 2 }) +
    shape(weight, { fill: palette.signal })
  )
}

function depthScale(palette: Palette): string {
  const left = 640
  let ticks = ''
  const figures: string[] = []
  for (let depth = 0; depth <= 20; depth++) {
    const y = section.surface + depth * 12
    ticks += `M${left} ${y}h${depth % 5 === 0 ? 22 : 11}`
    if (depth % 5 === 0)
      figures.push(shifted([left + 40, y], engravedNumber(String(depth * 2), 13, {})))
  }
  const pen = { stroke: palette.ink, fill: 'none' }
  const rod = `M${left} ${section.surface}V${section.surface + 240}`
  return (
    line(rod, { ...pen, 'stroke-width': 3.6 }) +
    line(ticks, { ...pen, 'stroke-width': 1 }) +
    element('g', pen, ...figures)
  )
}
