import { describe, expect, test } from 'vitest'
import { engineerLocations } from '../../../content/facts/locations.ts'
import {
  chartPorts,
  largestName,
  longestName,
  phoneLettering,
  phoneName,
  usualName,
  plateLettering,
} from './chart-ports.ts'
import { portPosition, phoneFraming, wideFraming } from './hero-chart.ts'
import { chartProjection, landRings } from './chart-framing.ts'
import { contains, overlap } from '../geometry/box.ts'
import { labelBox, usualLettering } from './label-positions.ts'
import { insetEdge } from './plan-inset.ts'
import { worldLand } from './world-land.server.ts'

const ports = chartPorts(worldLand(), engineerLocations)
const labels = engineerLocations.map(({ id }) => {
  const { x, y, anchor, dy } = ports[id]!
  return { id, box: labelBox({ id, position: [x, y], characters: longestName }, { anchor, dy }) }
})

test('All 14 locations of the claims have a port on the hero chart', () => {
  expect(Object.keys(ports)).toEqual(engineerLocations.map(({ id }) => id))
})

describe.each([
  { name: 'wide', framing: wideFraming, clear: 760 },
  { name: 'phone', framing: phoneFraming, clear: 0 },
])('On the $name chart', ({ framing, clear }) => {
  const { plate, width, height } = framing
  const edge = insetEdge(plate.frame)

  test.each(engineerLocations)('the ring of $id lies wholly on the sheet', (location) => {
    const [x, y] = portPosition(framing, location)
    const ring = {
      left: x - framing.ring,
      right: x + framing.ring,
      top: y - framing.ring,
      bottom: y + framing.ring,
    }
    expect(contains({ left: clear, top: 0, right: width, bottom: height }, ring)).toBe(true)
    const inPlan = location.id === 'buenos-aires'
    expect(contains(plate.frame, ring)).toBe(inPlan)
    expect(overlap(edge, ring)).toBe(inPlan)
  })

  test('the plan lies on the sheet and away from the rose', () => {
    const { middle, radius } = framing.rose
    const rose = {
      left: middle[0] - radius,
      right: middle[0] + radius,
      top: middle[1] - radius * 1.12,
      bottom: middle[1] + radius,
    }
    expect(contains({ left: 0, top: 0, right: width, bottom: height }, edge)).toBe(true)
    expect(overlap(rose, edge)).toBe(false)
  })

  test('the rose covers no coast, by which a reader knows where he is', () => {
    const { middle, radius } = framing.rose
    const coast = landRings(worldLand(), chartProjection(framing.europe), framing.detail).flat()
    const covered = coast.filter(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < radius)
    expect(covered).toEqual([])
  })
})

test('Names of up to 12 characters never cover each other', () => {
  for (const one of labels) {
    const covered = labels.filter((other) => other !== one && overlap(one.box, other.box))
    expect({ name: one.id, covers: covered.map(({ id }) => id) }).toEqual({
      name: one.id,
      covers: [],
    })
  }
})

test('Where the chart is small and names are large, those that are left do not cover each other', () => {
  const shown = engineerLocations
    .filter(({ id }) => ports[id]!.whenSmall === 'beside')
    .map(({ id }) => {
      const { x, y, anchor, dy } = ports[id]!
      const lettering = { ...usualLettering, size: largestName }
      return labelBox({ id, position: [x, y], characters: 9 }, { anchor, dy }, lettering)
    })
  expect(shown.length).toBeGreaterThanOrEqual(9)
  const covered = shown.filter((one) => shown.some((other) => other !== one && overlap(one, other)))
  expect(covered).toEqual([])
})

test('The name below the port of the plan stays in it', () => {
  const below = engineerLocations.filter(({ id }) => ports[id]!.whenSmall === 'below')
  expect(below.map(({ id }) => id)).toEqual(['buenos-aires'])
  const { x, y, dy } = ports['buenos-aires']!
  const half = ('Buenos Aires'.length * 0.6 * largestName) / 2
  const bottom = y + dy + 24 + 3
  const name = { left: x - half, right: x + half, top: bottom - 20, bottom }
  expect(contains(wideFraming.plate.frame, name)).toBe(true)
})

test('No name covers the ring of another port', () => {
  for (const { id, box } of labels) {
    for (const [other, { x, y }] of Object.entries(ports)) {
      if (other === id) continue
      expect(overlap(box, { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 })).toBe(false)
    }
  }
})

test('Names stay on the sheet, the one of Buenos Aires in its plan', () => {
  for (const { id, box } of labels) {
    const room = id === 'buenos-aires' ? wideFraming.plate.frame : wideFraming.europe.frame
    expect({ id, fits: contains(room, box) }).toEqual({ id, fits: true })
  }
})

test('As a plate the chart for phones has the name of every city, and none covers another or a ring', () => {
  const northern = engineerLocations.filter(({ id }) => id !== 'buenos-aires')
  const boxes = northern.map(({ id }) => {
    const { x, y, ...place } = ports[id]!.plate
    return labelBox({ id, position: [x, y], characters: usualName }, place, plateLettering)
  })
  const rings = northern.map(({ id }) => {
    const { x, y } = ports[id]!.plate
    const { ring } = phoneFraming
    return { left: x - ring, right: x + ring, top: y - ring, bottom: y + ring }
  })
  const covered = boxes.filter((box, at) =>
    [...boxes, ...rings].some((other, place) => place % boxes.length !== at && overlap(box, other)),
  )
  expect(covered).toEqual([])
  const smallestPlate = 448
  expect((plateLettering.size * smallestPlate) / phoneFraming.width).toBeGreaterThanOrEqual(12)
})

describe('On the chart for phones', () => {
  const named = engineerLocations.flatMap(({ id }) => {
    const { phone } = ports[id]!
    if (!phone || phone.stacked) return []
    const { x, y, ...place } = phone
    const port = { id, position: [x, y] as const, characters: phoneName }
    return [{ id, box: labelBox(port, place, phoneLettering) }]
  })

  test('every word of the name of Buenos Aires stands on land, in the plan', () => {
    const { x, y, dy, anchor, stacked } = ports['buenos-aires']!.phone!
    expect([anchor, stacked]).toEqual(['end', true])
    const words = 'Buenos Aires'.split(' ').map((word, line) => {
      const { size } = phoneLettering
      const base = y + dy + line * 1.1 * size
      const right = x - phoneLettering.gap
      return { left: right - word.length * 0.6 * size, right, top: base - size, bottom: base + 8 }
    })
    const { frame } = phoneFraming.plate
    const coast = landRings(
      worldLand(),
      chartProjection(phoneFraming.plate),
      phoneFraming.detail,
    ).flat()
    for (const word of words) {
      expect(contains(frame, word)).toBe(true)
      expect(
        coast.filter(([left, top]) => contains(word, { left, right: left, top, bottom: top })),
      ).toEqual([])
    }
  })

  test('the largest cities have their names', () => {
    const ids = named.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['kyiv', 'warsaw']))
    expect(ids.length).toBeGreaterThanOrEqual(5)
  })

  test('names are read as 12 px on the narrowest window', () => {
    expect((phoneLettering.size * 320) / phoneFraming.width).toBeGreaterThanOrEqual(12)
  })

  test('names cover neither each other nor coasts nor rings', () => {
    const coast = landRings(
      worldLand(),
      chartProjection(phoneFraming.europe),
      phoneFraming.detail,
    ).flat()
    for (const { id, box } of named) {
      expect(named.filter((other) => other.id !== id && overlap(box, other.box))).toEqual([])
      const within = ([x, y]: readonly [number, number]) =>
        x > box.left && x < box.right && y > box.top && y < box.bottom
      expect(coast.filter(within), id).toEqual([])
      for (const other of engineerLocations.filter((each) => each.id !== id)) {
        const [x, y] = portPosition(phoneFraming, other)
        const { ring } = phoneFraming
        const around = { left: x - ring, right: x + ring, top: y - ring, bottom: y + ring }
        expect(overlap(box, around), `${id} and ${other.id}`).toBe(false)
      }
    }
  })
})
