import { polyline, segment, type Point, polarPoint, rounded, origin } from '../geometry/path.ts'
import {
  circle,
  element,
  line,
  shape,
  sheetOf,
  shifted,
  engravedNumber,
} from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

const hub: Point = [240, 214]
const radius = 178
/** Degrees of the dial for one degree of rudder; a rudder turns 35 degrees to either side. */
const gear = 1.9
const hardOver = 35

/** The indicator of a rudder that lies midships, on clear ground, 480 by 260, the needle in the signal ink. */
export function rudderGauge(palette: Palette): string {
  return sheetOf(480, 260, shifted(hub, dial(palette), travel(palette), needle(palette)))
}

function dial(palette: Palette): string {
  const ticks = { main: '', fine: '' }
  let figures = ''
  for (let degree = -hardOver; degree <= hardOver; degree++) {
    const length = degree % 10 === 0 ? 22 : degree % 5 === 0 ? 16 : 9
    const kind = degree % 5 === 0 ? 'main' : 'fine'
    const bearing = degree * gear
    ticks[kind] += segment(
      polarPoint(origin, radius, bearing),
      polarPoint(origin, radius - length, bearing),
    )
    if (degree % 10 === 0) figures += figure(degree, palette)
  }
  const face = `${arc(radius + 10, hardOver + 2.4)}L${at(radius - 62, hardOver + 2.4)}${back(radius - 62)}Z`
  const pen = { stroke: palette.ink }
  return (
    shape(face, { fill: palette.land, 'fill-opacity': 0.4, ...pen, 'stroke-width': 1 }) +
    line(arc(radius + 10, hardOver + 2.4), { ...pen, 'stroke-width': 3.6 }) +
    line(arc(radius, hardOver), { ...pen, 'stroke-width': 1 }) +
    line(ticks.fine, { ...pen, 'stroke-width': 1 }) +
    line(ticks.main, { ...pen, 'stroke-width': 2 }) +
    figures
  )
}

function figure(degree: number, palette: Palette): string {
  const [x, y] = polarPoint(origin, radius - 36, degree * gear)
  const position = `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(degree * gear)})`
  const text = engravedNumber(String(Math.abs(degree)), 12, { stroke: palette.ink })
  return element('g', { transform: position, fill: 'none' }, text)
}

/** A thick arc to both sides of the place where the rudder lies. */
function travel(palette: Palette): string {
  const [start, end] = [-2.2, 2.2].map((degree) => polarPoint(origin, radius - 54, degree * gear))
  const data = `M${written(start!)}A${radius - 54} ${radius - 54} 0 0 1 ${written(end!)}`
  return line(data, { stroke: palette.ink, 'stroke-width': 6 })
}

function needle(palette: Palette): string {
  const outline: Point[] = [
    polarPoint(origin, radius - 25, 0),
    polarPoint(origin, 13, 90),
    polarPoint(origin, 30, 171),
    polarPoint(origin, 30, 189),
    polarPoint(origin, 13, -90),
  ]
  const ring = { fill: palette.ground, stroke: palette.signal, 'stroke-width': 3.6 }
  return (
    circle(origin, 36, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 1 }) +
    circle(origin, 31, { stroke: palette.ink, 'stroke-width': 1 }) +
    shape(polyline(outline, true), { fill: palette.signal }) +
    circle(origin, 14, ring) +
    circle(origin, 4, { fill: palette.signal })
  )
}

function arc(distance: number, degrees: number): string {
  return `M${at(distance, -degrees)}A${distance} ${distance} 0 0 1 ${at(distance, degrees)}`
}

function back(distance: number): string {
  return `A${distance} ${distance} 0 0 0 ${at(distance, -(hardOver + 2.4))}`
}

function at(distance: number, degrees: number): string {
  return written(polarPoint(origin, distance, degrees * gear))
}

function written([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`
}
