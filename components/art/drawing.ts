import type { DrawingFile } from '../../content/drawing-file.ts'
import type { ChartPort } from './maps/chart-ports.ts'
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

/** On sheets of 1440 by 860 pixels, and for phones of 780 by 640. */
export function chartPort(id: ChartPortId): ChartPort {
  return (manifest.chartPorts as Record<ChartPortId, ChartPort>)[id]
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
