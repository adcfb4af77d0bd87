import { circle, element, line, shape, shifted } from './element.ts'
import type { Point } from './point.ts'
import { segment } from './polyline.ts'
import { sceneSheet } from './scene-sheet.ts'
import { swell } from './sea-section.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { smoothLine } from './smooth-line.ts'
import { valueNoise } from './value-noise.ts'

const horizon = 318
const fairway = 470

/** Takes the inks and gives a harbour as seen from the bow: leading lights in line, buoys, moles. 900 by 675. */
export function sceneApproach(sheet: Sheet): string {
  const pen = { stroke: sheet.ink }
  return sceneSheet(
    sheet,
    sky(sheet),
    hills(sheet),
    town(sheet),
    sea(sheet),
    mole(-1, sheet),
    mole(1, sheet),
    line(`M${fairway} 250V560`, { ...pen, 'stroke-width': 1, 'stroke-dasharray': '14 5 3 5' }),
    ...[0, 1, 2].flatMap((pair) => [buoy(pair, -1, sheet), buoy(pair, 1, sheet)]),
    leadingLights(sheet),
    bow(sheet),
  )
}

/** Engraved clouds: ruled lines that break off here and there, closer towards the horizon. */
function sky(sheet: Sheet): string {
  const random = seededRandom('sky')
  let data = ''
  for (let y = 44; y < 200; y += 9) {
    for (let x = 40 + random() * 120; x < 860; x += 90 + random() * 240) {
      const run = Math.min(30 + random() * 150, 866 - x)
      data += segment([x, y], [x + run, y])
      x += run
    }
  }
  return line(data, { stroke: sheet.ink, 'stroke-width': 0.8, 'stroke-opacity': 0.28 })
}

/** Three ranges of hills, the far ones paler, with strokes down their slopes. */
function hills(sheet: Sheet): string {
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
      const pen = { stroke: sheet.ink, 'stroke-opacity': strength }
      return (
        shape(land, { fill: sheet.ground }) +
        shape(land, { fill: sheet.land, 'fill-opacity': 0.35 + index * 0.3 }) +
        line(slopes, { ...pen, 'stroke-width': 0.7 }) +
        line(smoothLine(crest), { ...pen, 'stroke-width': 0.8 + index * 0.5 })
      )
    })
    .join('')
}

function town(sheet: Sheet): string {
  const random = seededRandom('houses')
  let houses = ''
  for (let x = 196; x < 740; x += 15 + random() * 12) {
    if (Math.abs(x - fairway) < 34) continue
    const [width, tall] = [11 + Math.round(random() * 8), 9 + Math.round(random() * 17)]
    const left = Math.round(x)
    houses += `M${left} ${horizon}v-${tall}l${width / 2}-6l${width / 2} 6v${tall}z`
  }
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  return shape(houses, { fill: sheet.ground, ...pen, 'stroke-width': 1 })
}

function sea(sheet: Sheet): string {
  const water = `M0 ${horizon}H900V675H0Z`
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = horizon + 8 + row * 9 + row ** 2 * 1.3
    return line(swell(0, 900, y, 14 + row * 5, 0.8 + row * 0.5), {
      'stroke-opacity': 0.22 + row * 0.03,
    })
  })
  return (
    shape(water, { fill: sheet.ground }) +
    shape(water, { fill: sheet.ink3, 'fill-opacity': 0.14 }) +
    line(`M0 ${horizon}H900`, { stroke: sheet.ink, 'stroke-width': 2 }) +
    element('g', { stroke: sheet.ink, 'stroke-width': 1 }, ...rows)
  )
}

/** A mole from the side of the picture to the entrance, with a light on its head. */
function mole(side: -1 | 1, sheet: Sheet): string {
  const [root, head] = [fairway + side * 560, fairway + side * 118]
  const top = `M${root} 372L${head} 352l${side * -12} 8V374L${root} 420Z`
  let stones = `M${root} 388L${head - side * 10} 362`
  for (let x = 40; x < 440; x += 26)
    stones += `M${head + side * x} ${362 + x * 0.05}v${13 + x * 0.06}`
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  const tower = 'M-9 0L-6-52H6L9 0ZM-10-52H10M-5-52V-64H5V-52M-6-64L0-71L6-64Z'
  const bands = 'M-8-14L-7-32H7L8-14Z'
  return (
    shape(top, { fill: sheet.land, ...pen, 'stroke-width': 2 }) +
    line(stones, { ...pen, 'stroke-width': 1 }) +
    shifted(
      [head + side * 10, 357],
      shape(tower, { fill: sheet.ground, ...pen, 'stroke-width': 2 }),
      shape(side < 0 ? bands : 'M-7-36L-6-48H6L7-36Z', { fill: sheet.ink }),
    )
  )
}

/** Buoys in pairs, larger as they come nearer: cans to port, cones to starboard. */
function buoy(pair: number, side: -1 | 1, sheet: Sheet): string {
  const size = 0.8 + pair * 0.55
  const place = `translate(${fairway + side * (92 + pair * 74)} ${410 + pair * 52 + pair ** 2 * 9}) scale(${size})`
  const body = side < 0 ? 'M-11 0V-22H11V0Z' : 'M-13 0L0-28L13 0Z'
  const cage = side < 0 ? 'M-7-22L-4-42H4L7-22M0-42V-50' : 'M0-28V-46'
  const top = side < 0 ? 'M-5-58H5V-50H-5Z' : 'M-6-46L0-57L6-46Z'
  const pen = { stroke: sheet.ink, 'stroke-width': 2 / size, 'stroke-linejoin': 'round' }
  const ripples = `M-24 2Q-12-3 0 2T24 2M-16 8Q-6 4 4 8T20 8`
  return element(
    'g',
    { transform: place },
    shape(body, { fill: side < 0 ? sheet.ink : sheet.ground, ...pen }),
    line(cage, pen),
    shape(top, { fill: sheet.ink }),
    line(ripples, { ...pen, 'stroke-width': 1 / size }),
  )
}

/** Two towers, one behind the other: seen in line, they lead through the entrance. */
function leadingLights(sheet: Sheet): string {
  const pen = { stroke: sheet.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }
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
    shape(rear + front, { fill: sheet.ground, ...pen }) +
    shape(`M${fairway - 3} 222h6v82h-6z`, { fill: sheet.ink }) +
    circle([fairway, 260], 8, { fill: sheet.ground, ...pen }) +
    line(rays.join(''), { stroke: sheet.signal, 'stroke-width': 2 }) +
    circle([fairway, 202], 11, { fill: sheet.ground, stroke: sheet.signal, 'stroke-width': 2 }) +
    circle([fairway, 202], 5, { fill: sheet.signal })
  )
}

function bow(sheet: Sheet): string {
  const deck = 'M150 675Q330 566 470 540Q610 566 790 675Z'
  const planks =
    'M190 675Q346 584 470 558Q594 584 750 675M470 558V675M380 675Q420 606 462 566M560 675Q520 606 478 566'
  const rail = 'M150 650Q330 536 470 508Q610 536 790 650'
  const posts =
    'M470 508V540M390 530V562M550 530V562M306 566V598M634 566V598M226 608V636M714 608V636'
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  return (
    shape(deck, { fill: sheet.ground, ...pen, 'stroke-width': 3.6 }) +
    shape(deck, { fill: sheet.land, 'fill-opacity': 0.6 }) +
    line(planks, { ...pen, 'stroke-width': 1 }) +
    line(rail + posts, { ...pen, 'stroke-width': 2 }) +
    circle([470, 612], 26, { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    circle([470, 612], 13, { fill: sheet.land, ...pen, 'stroke-width': 2 }) +
    line('M444 612H496M470 586V638', { ...pen, 'stroke-width': 1 })
  )
}
