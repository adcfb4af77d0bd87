import manifest from './files.json'

/** Name of a drawing of the site. */
export type DrawingName = keyof typeof manifest.files

/** Id of a location that the hero chart shows. */
export type ChartPortId = keyof typeof manifest.chartPorts

/** The address and its size in pixels. */
export function drawing(name: DrawingName): { src: string; width: number; height: number } {
  return manifest.files[name]
}

/** The same for a name that not every entry has a drawing of. */
export function drawingIfAny(name: string) {
  return name in manifest.files ? drawing(name as DrawingName) : undefined
}

/**
 * Where it lies on the hero chart (sheet of 1440 by 860 pixels) and how its label stands: to the right (`start`) or
 * left (`end`), its base line `dy` pixels below; `whenSmall` as in `ChartPort`.
 */
export function chartPort(id: ChartPortId): {
  x: number
  y: number
  anchor: 'start' | 'end'
  dy: number
  whenSmall: string
} {
  const { anchor, ...position } = manifest.chartPorts[id]
  return { ...position, anchor: anchor === 'end' ? 'end' : 'start' }
}
