import type { GeoPermissibleObjects } from 'd3-geo'
import { type Point, rounded } from '../geometry/path.ts'
import { chartProjection, type ChartFraming, landRings } from './chart-framing.ts'
import { phoneFraming, portPosition, type Port, wideFraming } from './hero-chart.ts'
import {
  crowdedOut,
  labelPositions,
  type LabelPosition,
  type LabelRoom,
  type Lettering,
} from './label-positions.ts'
import { insetEdge } from './plan-inset.ts'

/** Where a port lies on the wide hero chart, and how its label stands beside it, in pixels. */
export type ChartPort = LabelPosition & {
  x: number
  y: number
  /** Where its name is once the chart is small and names are large: nowhere, when others need the room. */
  whenSmall: 'beside' | 'below' | 'nowhere'
  /** The same on the chart for phones; none where there is no clear room for the name. */
  phone?: PhoneLabel
  /** The same on that chart as a plate beside a text, where it is shown larger and has room for every name. */
  plate: PhoneLabel
}

type PhoneLabel = LabelPosition & { x: number; y: number; stacked?: true }

/** Room is kept for names of cities of up to this many characters, in any language. */
export const longestName = 12

/** How large names are on the chart where it is shown smallest, so that they are read as 12 px. */
export const largestName = 17

/** Room is kept for most names there. */
export const usualName = 9

/**
 * Names on the chart for phones, which is shown at two fifths of its size at least: there they are 12 px. They stand on
 * the line of their port, so that a reader sees whose they are.
 */
export const phoneLettering: Lettering = {
  size: 30,
  gap: 18,
  ring: phoneFraming.ring + 1,
  shifts: [10, 4, 14],
}

/** Names on the same chart as a plate, which is shown at three fifths of its size: there they are 12 px. */
export const plateLettering: Lettering = {
  size: 21,
  gap: 18,
  ring: phoneFraming.ring + 1,
  shifts: [7, 0, 14, -6, 20, -12, 26, 30],
}

/** The longest name of a city in the languages of the site that the chart for phones has room for. */
export const phoneName = 8

/** Takes land in degrees and the ports and gives the place and label of each on the wide chart. */
export function chartPorts(
  land: GeoPermissibleObjects,
  ports: readonly Port[],
): Record<string, ChartPort> {
  const { europe, plate } = wideFraming
  const inset = insetEdge(plate.frame)
  const northern = ports.filter(({ latitude }) => latitude > 0)
  const southern = ports.filter(({ latitude }) => latitude < 0)
  const places = {
    ...labelPositions(northern.map(labelled), {
      inside: europe.frame,
      taken: [inset],
      coast: coastOf(land, wideFraming, europe),
    }),
    ...labelPositions(southern.map(labelled), {
      inside: plate.frame,
      taken: [],
      coast: coastOf(land, wideFraming, plate),
    }),
  }
  const crowded = crowdedOut(
    northern.map((port) => ({ ...labelled(port), characters: usualName })),
    places,
    largestName,
  )
  const whenSmall = ({ id, latitude }: Port) => {
    if (latitude < 0) return 'below'
    return crowded.has(id) ? 'nowhere' : 'beside'
  }
  const plan = planPlaces(southern)
  const room = phoneRoom(land)
  const clear = { ...room, clearOnly: true }
  const phone = { ...phonePlaces(clear, northern, phoneLettering, phoneName), ...plan }
  const onPlate = { ...phonePlaces(room, northern, plateLettering, usualName), ...plan }
  return Object.fromEntries(
    ports.map((port) => {
      const [x, y] = portPosition(wideFraming, port)
      return [
        port.id,
        {
          x: rounded(x),
          y: rounded(y),
          ...places[port.id]!,
          whenSmall: whenSmall(port),
          phone: phone[port.id],
          plate: onPlate[port.id]!,
        },
      ]
    }),
  )
}

/** What names on the chart for phones must not cover. */
function phoneRoom(land: GeoPermissibleObjects): LabelRoom {
  const { europe, plate, rose } = phoneFraming
  const [x, y] = rose.middle
  const roseBox = {
    left: x - rose.radius,
    right: x + rose.radius,
    top: y - rose.radius,
    bottom: y + rose.radius,
  }
  return {
    inside: europe.frame,
    taken: [insetEdge(plate.frame), roseBox],
    coast: coastOf(land, phoneFraming, europe),
  }
}

/** Where names of so many characters stand on the chart for phones. */
function phonePlaces(
  room: LabelRoom,
  ports: readonly Port[],
  lettering: Lettering,
  characters: number,
): Record<string, PhoneLabel> {
  const named = ports.map((port) => ({
    id: port.id,
    position: portPosition(phoneFraming, port),
    characters,
  }))
  const places = labelPositions(named, room, lettering)
  return Object.fromEntries(
    named.flatMap(({ id, position }) => {
      const place = places[id]
      return place ? [[id, { x: rounded(position[0]), y: rounded(position[1]), ...place }]] : []
    }),
  )
}

/** Where a name stands in the plan of the chart for phones: on land, left of its port, each word on a line. */
function planPlaces(ports: readonly Port[]): Record<string, PhoneLabel> {
  return Object.fromEntries(
    ports.map((port) => {
      const [x, y] = portPosition(phoneFraming, port)
      return [port.id, { x: rounded(x), y: rounded(y), anchor: 'end', dy: 10, stacked: true }]
    }),
  )
}

function labelled(port: Port) {
  return { id: port.id, position: portPosition(wideFraming, port), characters: longestName }
}

function coastOf(
  land: GeoPermissibleObjects,
  { detail }: Pick<typeof wideFraming, 'detail'>,
  framing: ChartFraming,
): Point[] {
  return landRings(land, chartProjection(framing), detail).flat()
}
