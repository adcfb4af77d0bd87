import type { GeoPermissibleObjects } from 'd3-geo'
import { type Point, rounded } from '../geometry/path.ts'
import { chartProjection, type ChartFraming, landRings } from './chart-framing.ts'
import { portPosition, type Port, wideFraming } from './hero-chart.ts'
import { crowdedOut, labelPositions, type LabelPosition } from './label-positions.ts'
import { insetEdge } from './plan-inset.ts'

/** Where a port lies on the wide hero chart, and how its label stands beside it, in pixels. */
export type ChartPort = LabelPosition & {
  x: number
  y: number
  /** Where its name is once the chart is small and names are large: nowhere, when others need the room. */
  whenSmall: 'beside' | 'below' | 'nowhere'
}

/** Room is kept for names of cities of up to this many characters, in any language. */
export const longestName = 12

/** How large names are on the chart where it is shown smallest, so that they are read as 12 px. */
export const largestName = 17

/** Room is kept for most names there. */
const usualName = 9

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
      coast: coastOf(land, europe),
    }),
    ...labelPositions(southern.map(labelled), {
      inside: plate.frame,
      taken: [],
      coast: coastOf(land, plate),
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
  return Object.fromEntries(
    ports.map((port) => {
      const [x, y] = portPosition(wideFraming, port)
      return [
        port.id,
        { x: rounded(x), y: rounded(y), ...places[port.id]!, whenSmall: whenSmall(port) },
      ]
    }),
  )
}

function labelled(port: Port) {
  return { id: port.id, position: portPosition(wideFraming, port), characters: longestName }
}

function coastOf(land: GeoPermissibleObjects, framing: ChartFraming): Point[] {
  return landRings(land, chartProjection(framing), wideFraming.detail).flat()
}
