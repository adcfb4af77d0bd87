import { polyline, segment, type Point, polarPoint, rounded, origin } from '../geometry/path.ts'
import { circle, element, line, shape, engravedNumber } from '../markup/element.ts'
import { compassStar } from './compass-star.ts'

/** Inks of a rose: its rings, its long points and pointers, its short points, its figures. */
type RoseInks = { ring: string; star: string; halfStar: string; figures: string }

/** Radius in pixels, and by how many degrees the magnetic ring is turned to the west. */
type RoseForm = RoseInks & { radius: number; declination: number; figureHeight?: number }

/** Takes the form of a rose and gives it around the origin: true ring, magnetic ring, star. */
export function compassRose(form: RoseForm): string {
  const { radius, declination } = form
  const half = {
    reach: radius * 0.4,
    notch: radius * 0.1,
    bearing: 45,
    ink: form.halfStar,
    strength: 0.55,
  }
  const whole = {
    reach: radius * 0.6,
    notch: radius * 0.1,
    bearing: 0,
    ink: form.star,
    strength: 1,
  }
  return (
    ring(form, radius, 0.035, 1, 0) +
    circle(origin, radius * 0.926, { stroke: form.ring, 'stroke-width': 0.7 }) +
    ring(form, radius * 0.74, 0.026, 2, -declination) +
    figures(form) +
    magneticNeedle(form) +
    compassStar({ ...half, edge: form.ring }) +
    compassStar({ ...whole, edge: form.ring }) +
    pointer(radius * 1.02, radius * 1.12, radius * 0.035, 0, form.star)
  )
}

function ring(form: RoseInks, radius: number, tick: number, step: number, turn: number): string {
  const { tens, units } = bearingTicks({ radius, tick: radius * tick, step, turn })
  return (
    circle(origin, radius, { stroke: form.ring, 'stroke-width': 0.7 }) +
    line(units, { stroke: form.ring, 'stroke-width': 0.7 }) +
    line(tens, { stroke: form.ring, 'stroke-width': 1.4 })
  )
}

function figures(form: RoseForm): string {
  let written = ''
  for (let bearing = 0; bearing < 360; bearing += 30) {
    const [x, y] = polarPoint(origin, form.radius * 0.875, bearing)
    const position = `translate(${rounded(x)} ${rounded(y)}) rotate(${bearing})`
    const height = form.figureHeight ?? form.radius * 0.055
    const text = String(bearing).padStart(3, '0')
    written += element(
      'g',
      { transform: position },
      engravedNumber(text, height, { stroke: form.figures }),
    )
  }
  return written
}

function magneticNeedle(form: RoseForm): string {
  const { radius, declination } = form
  const needle = segment(
    polarPoint(origin, radius * 0.74, -declination),
    polarPoint(origin, radius * 0.1, 180 - declination),
  )
  const dashes = { stroke: form.ring, 'stroke-width': 0.7, 'stroke-dasharray': '4 4' }
  return (
    line(needle, dashes) +
    pointer(radius * 0.74, radius * 0.79, radius * 0.026, -declination, form.star)
  )
}

function pointer(
  foot: number,
  tip: number,
  halfWidth: number,
  bearing: number,
  fill: string,
): string {
  const corners: Point[] = [
    [0, -tip],
    [-halfWidth, -foot],
    [halfWidth, -foot],
  ]
  return shape(polyline(corners, true), {
    fill,
    transform: bearing ? `rotate(${bearing})` : undefined,
  })
}

/** A graduated ring: radius and length of a one-degree tick in pixels, turn and step in degrees. */
type TickRing = { radius: number; tick: number; step: number; turn: number }

/**
 * Path data of its ticks around the origin: `tens` for every tenth degree, `units` for those between. Ticks point
 * inwards and grow with 5, 10 and 30 degrees.
 */
export function bearingTicks(graduation: TickRing): { tens: string; units: string } {
  const ticks = { tens: '', units: '' }
  for (let bearing = 0; bearing < 360; bearing += graduation.step) {
    const outer = polarPoint(origin, graduation.radius, bearing + graduation.turn)
    const inner = polarPoint(
      origin,
      graduation.radius - graduation.tick * lengthAt(bearing),
      bearing + graduation.turn,
    )
    ticks[bearing % 10 === 0 ? 'tens' : 'units'] += segment(outer, inner)
  }
  return ticks
}

function lengthAt(bearing: number): number {
  if (bearing % 30 === 0) return 1.7
  if (bearing % 10 === 0) return 1.3
  return bearing % 5 === 0 ? 1 : 0.55
}
