import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { segment, type Point, smoothLine } from '../geometry/path.ts'
import { line, shape, circle, element, shifted } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** Engraved clouds: ruled lines that break off here and there. */
export function sky(palette: Palette): string {
  const random = seededRandom('sky')
  let data = ''
  for (let y = 44; y < 200; y += 9) {
    for (let x = 40 + random() * 120; x < 860; x += 90 + random() * 240) {
      const run = Math.min(30 + random() * 150, 866 - x)
      data += segment([x, y], [x + run, y])
      x += run
    }
  }
  return line(data, { stroke: palette.ink, 'stroke-width': 0.8, 'stroke-opacity': 0.28 })
}

/** Three ranges of hills, the far ones paler, with strokes down their slopes. */
export function hills(palette: Palette): string {
  const noise = valueNoise(seededRandom('approach'))
  const ranges = [
    { rise: 330, length: 190, strength: 0.4 },
    { rise: 220, length: 130, strength: 0.65 },
    { rise: 112, length: 90, strength: 1 },
  ]
  return ranges
    .map(({ rise, length, strength }, index) => {
      const crest: Point[] = []
      let slopes = ''
      for (let x = 0; x <= 900; x += 10) {
        const valley = 0.35 + 0.65 * Math.min(1, Math.abs(x - fairway) / 300)
        const y = horizon - rise * valley * (0.25 + 0.75 * noise(x / length, index * 7 + 2))
        crest.push([x, y])
        slopes += segment([x, y + 5], [x + 6, y + 8 + (horizon - y) * 0.4])
      }
      const land = `${smoothLine(crest)}V${horizon}H0Z`
      const pen = { stroke: palette.ink, 'stroke-opacity': strength }
      return (
        shape(land, { fill: palette.ground }) +
        shape(land, { fill: palette.land, 'fill-opacity': 0.35 + index * 0.3 }) +
        line(slopes, { ...pen, 'stroke-width': 0.7 }) +
        line(smoothLine(crest), { ...pen, 'stroke-width': 0.8 + index * 0.5 })
      )
    })
    .join('')
}

/** The houses along the shore. */
export function town(palette: Palette): string {
  const random = seededRandom('houses')
  let houses = ''
  for (let x = 196; x < 740; x += 15 + random() * 12) {
    if (Math.abs(x - fairway) < 34) continue
    const [width, tall] = [11 + Math.round(random() * 8), 9 + Math.round(random() * 17)]
    const left = Math.round(x)
    houses += `M${left} ${horizon}v-${tall}l${width / 2}-6l${width / 2} 6v${tall}z`
  }
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return shape(houses, { fill: palette.ground, ...pen, 'stroke-width': 1 })
}

/** The row of the horizon in pixels. */
export const horizon = 318

/** The column of the fairway in pixels. */
export const fairway = 470

/**
 * Takes a side (below 0 to port) and the inks and gives a mole from that side of the picture to the
 * entrance, with a light on its head.
 */
export function mole(side: -1 | 1, palette: Palette): string {
  const [root, head] = [fairway + side * 560, fairway + side * 118]
  const top = `M${root} 372L${head} 352l${side * -12} 8V374L${root} 420Z`
  let stones = `M${root} 388L${head - side * 10} 362`
  for (let x = 40; x < 440; x += 26)
    stones += `M${head + side * x} ${362 + x * 0.05}v${13 + x * 0.06}`
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  const tower = 'M-9 0L-6-52H6L9 0ZM-10-52H10M-5-52V-64H5V-52M-6-64L0-71L6-64Z'
  const bands = 'M-8-14L-7-32H7L8-14Z'
  return (
    shape(top, { fill: palette.land, ...pen, 'stroke-width': 2 }) +
    line(stones, { ...pen, 'stroke-width': 1 }) +
    shifted(
      [head + side * 10, 357],
      shape(tower, { fill: palette.ground, ...pen, 'stroke-width': 2 }),
      shape(side < 0 ? bands : 'M-7-36L-6-48H6L7-36Z', { fill: palette.ink }),
    )
  )
}

/** A buoy, the larger the nearer: a can to port, a cone to starboard. */
export function buoy(pair: number, side: -1 | 1, palette: Palette): string {
  const size = 0.8 + pair * 0.55
  const position = `translate(${fairway + side * (92 + pair * 74)} ${410 + pair * 52 + pair ** 2 * 9}) scale(${size})`
  const body = side < 0 ? 'M-11 0V-22H11V0Z' : 'M-13 0L0-28L13 0Z'
  const cage = side < 0 ? 'M-7-22L-4-42H4L7-22M0-42V-50' : 'M0-28V-46'
  const top = side < 0 ? 'M-5-58H5V-50H-5Z' : 'M-6-46L0-57L6-46Z'
  const pen = { stroke: palette.ink, 'stroke-width': 2 / size, 'stroke-linejoin': 'round' }
  const ripples = `M-24 2Q-12-3 0 2T24 2M-16 8Q-6 4 4 8T20 8`
  return element(
    'g',
    { transform: position },
    shape(body, { fill: side < 0 ? palette.ink : palette.ground, ...pen }),
    line(cage, pen),
    shape(top, { fill: palette.ink }),
    line(ripples, { ...pen, 'stroke-width': 1 / size }),
  )
}

/** Two towers: seen in line, they lead through the entrance. */
export function leadingLights(palette: Palette): string {
  const pen = { stroke: palette.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }
  const rear = `M${fairway - 12} 306L${fairway - 8} 214H${fairway + 8}L${fairway + 12} 306Z`
  const front = `M${fairway - 14} ${horizon}L${fairway - 9} 270H${fairway + 9}L${fairway + 14} ${horizon}Z`
  const rays = [-62, -36, 36, 62].map((bearing) => {
    const angle = (bearing * Math.PI) / 180
    const at = (reach: number): Point => [
      fairway + Math.sin(angle) * reach,
      202 - Math.cos(angle) * reach,
    ]
    return segment(at(17), at(44))
  })
  return (
    shape(rear + front, { fill: palette.ground, ...pen }) +
    shape(`M${fairway - 3} 222h6v82h-6z`, { fill: palette.ink }) +
    circle([fairway, 260], 8, { fill: palette.ground, ...pen }) +
    line(rays.join(''), { stroke: palette.signal, 'stroke-width': 2 }) +
    circle([fairway, 202], 11, {
      fill: palette.ground,
      stroke: palette.signal,
      'stroke-width': 2,
    }) +
    circle([fairway, 202], 5, { fill: palette.signal })
  )
}
