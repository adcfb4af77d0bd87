/** Attributes that colour the two parts of the mark, for example `stroke="#000"`. */
export type MarkInk = { wheel: string; king: string }

/** `full`: as next to the name. `small`: fewer and bolder strokes, for 16 to 32 pixels. */
export type MarkDrawing = 'full' | 'small'

type Strokes = {
  rim: { radius: number; stroke: number }
  hub: { radius: number; stroke: number }
  /** Part of each spoke inside the rim; `small` leaves out the diagonal ones. */
  inner: { stroke: number; angles: readonly number[] }
  handle: { reach: number; stroke: number }
  king: { from: number; reach: number; stroke: number }
}

/** All spokes but the king spoke, clockwise from it in degrees. */
const spokes = [45, 90, 135, 180, 225, 270, 315]

/** Measures on a sheet of 100 units with the hub at 0,0. */
const drawings: Record<MarkDrawing, Strokes> = {
  full: {
    rim: { radius: 28, stroke: 6 },
    hub: { radius: 8.5, stroke: 5 },
    inner: { stroke: 5, angles: spokes },
    handle: { reach: 45, stroke: 5 },
    king: { from: 9, reach: 46.5, stroke: 7 },
  },
  small: {
    rim: { radius: 26, stroke: 7.5 },
    hub: { radius: 0, stroke: 0 },
    inner: { stroke: 7, angles: [90, 180, 270] },
    handle: { reach: 45, stroke: 8 },
    king: { from: 0, reach: 44, stroke: 12 },
  },
}

/**
 * The helm: a wheel with eight spokes, the upright king spoke in its own colour.
 * @returns SVG elements for a sheet from -50 to 50 in both directions
 */
export function helmMark(drawing: MarkDrawing, ink: MarkInk): string {
  const { rim, hub, inner, handle, king } = drawings[drawing]
  const circles = [rim, hub]
    .filter(({ stroke }) => stroke > 0)
    .map(({ radius, stroke }) => `<circle r="${radius}" stroke-width="${stroke}"/>`)
  const inside = inner.angles.map((angle) => ray(hub.radius, rim.radius, inner.stroke, angle))
  const handles = spokes.map((angle) => ray(rim.radius, handle.reach, handle.stroke, angle))
  return [
    `<g fill="none" stroke-linecap="round" ${ink.wheel}>`,
    ...circles,
    ...inside,
    ...handles,
    `</g><g fill="none" stroke-linecap="round" ${ink.king}>`,
    ray(king.from, king.reach, king.stroke, 0),
    '</g>',
  ].join('')
}

function ray(from: number, to: number, stroke: number, angle: number): string {
  const turn = angle === 0 ? '' : ` transform="rotate(${angle})"`
  return `<path d="M0-${from}V-${to}" stroke-width="${stroke}"${turn}/>`
}
