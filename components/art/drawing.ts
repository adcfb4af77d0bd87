import type { DrawingFile } from '../../content/drawing-file.ts'
// `npm run generate` writes these three (`workshop/write-files.server.ts`); a fresh copy does not have them.
import manifest from './files.json'
import servicePictures from './service-pictures.json'
import technologyIcons from './technology-icons.json'

/** Name of a drawing of the site. */
export type DrawingName = keyof typeof manifest.files

/** Id of a location that the hero chart shows. */
type ChartPortId = keyof typeof manifest.chartPorts

/** The address and its size in pixels. */
export function drawing(name: DrawingName): DrawingFile {
  return manifest.files[name]
}

type PortLabel = {
  x: number
  y: number
  anchor: 'start' | 'end'
  dy: number
}

type PhoneLabel = PortLabel & { stacked?: true }

/**
 * Where it lies on the hero chart (sheet of 1440 by 860 pixels) and how its label stands: to the right (`start`) or
 * left (`end`), its base line `dy` pixels below; `whenSmall` as in `ChartPort`. `phone` is the same on the chart for
 * phones (780 by 640), where only some have room for it, and a stacked one has each word on a line of its own; `plate`
 * is there for smaller letters.
 */
export function chartPort(
  id: ChartPortId,
): PortLabel & { whenSmall: string; phone?: PhoneLabel; plate: PhoneLabel } {
  return (manifest.chartPorts as Record<ChartPortId, ReturnType<typeof chartPort>>)[id]
}

/** Name of the picture of a kind of service. */
export type ServicePictureName = keyof typeof servicePictures

/** The addresses and its size on the page in pixels. */
export function servicePicture(name: ServicePictureName): {
  webp: string
  png: string
  width: number
  height: number
} {
  return servicePictures[name]
}

const marks: Record<string, DrawingFile | undefined> = technologyIcons

/**
 * The mark of a technology; undefined where there is none. The list is long: call it where pages gather their data,
 * not in what the browser runs.
 * @param slug name of the mark in Simple Icons, as `content/facts/technologies.ts` has it
 */
export function technologyIcon(slug: string | null): DrawingFile | undefined {
  return marks[`tech-${slug}`]
}
