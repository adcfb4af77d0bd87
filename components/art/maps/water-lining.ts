import { element } from '../markup/element.ts'

/** Width of the sea strip in pixels and strength of the line at its outer edge. */
const strips = [
  { width: 26, strength: 0.28 },
  { width: 17, strength: 0.42 },
  { width: 10, strength: 0.6 },
  { width: 5, strength: 0.85 },
] as const

const lineWidth = 0.75

/**
 * A mask that lets ink through only on water-lines: lines that follow the coast at growing distance. As a mask it needs
 * no colour of the ground, so the chart can lie on any page.
 */
export function waterLining(coastId: string, id: string, scale: number): string {
  const strokes = strips.flatMap(({ width, strength }) => [
    stripe(coastId, width * scale, grey(strength)),
    stripe(coastId, width * scale - 2 * lineWidth, '#000'),
  ])
  const land = element('use', { href: `#${coastId}`, fill: '#000' })
  const lines = element('g', { fill: 'none', 'stroke-linejoin': 'round' }, ...strokes)
  return element('mask', { id, maskUnits: 'userSpaceOnUse' }, lines, land)
}

function stripe(coastId: string, width: number, stroke: string): string {
  return element('use', { href: `#${coastId}`, stroke, 'stroke-width': width })
}

function grey(share: number): string {
  return `#${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`
}
