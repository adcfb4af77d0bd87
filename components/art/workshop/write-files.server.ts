import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Config, optimize, VERSION } from 'svgo'
import type { DrawingFile } from '../../../content/drawing-file.ts'
import { engineerLocations } from '../../../content/facts/locations.ts'
import { chartPorts, type ChartPort } from '../maps/chart-ports.ts'
import { pageCharts } from '../maps/country-plates.server.ts'
import { phoneChart } from '../maps/phone-chart.ts'
import { worldLand } from '../maps/world-land.server.ts'
import { sizeOf } from '../markup/element.ts'
import { followingScheme } from '../markup/palette.ts'
import { readDarkPalettes, readPalettes } from '../markup/palettes.server.ts'
import { servicePictures } from '../services/service-pictures.ts'
import { drawingSet, onlyPressing } from './drawing-set.server.ts'
import { removeOtherFiles } from './remove-other-files.server.ts'
import { type KeepFiles, writeRasterPictures } from './raster-pictures.server.ts'

/** What files.json contains. */
export type DrawingManifest = {
  files: Record<string, DrawingFile>
  chartPorts: Record<string, ChartPort>
}

/** What the site shows: drawings that stay SVG, and those that become raster pictures. */
type Art = {
  drawings: Record<string, string>
  pictures: Record<string, string>
  /** Makes the file of a drawing, by its name, follow the reader's scheme, where it has no other one for the dark. */
  inScheme?: (name: string, file: string) => string
}

/**
 * Where the files and the manifests are written; marks of technologies and pictures of services have
 * manifests of their own.
 */
type Destination = { folder: URL; manifest: URL; icons: URL; pictures: URL }

const site: Destination = {
  folder: new URL('../../../public/art/', import.meta.url),
  manifest: new URL('../files.json', import.meta.url),
  icons: new URL('../technology-icons.json', import.meta.url),
  pictures: new URL('../service-pictures.json', import.meta.url),
}

/**
 * Writes every drawing as an optimised SVG file and every picture as WebP and PNG, each under a name that
 * carries a hash of drawing and optimiser; deletes files of earlier drawings and writes the manifests. Gives one line
 * per drawing: name and bytes.
 */
export async function writeFiles(
  { drawings, pictures, inScheme = (_, file) => file }: Art,
  keep: KeepFiles,
  destination = site,
): Promise<string[]> {
  const { folder } = destination
  mkdirSync(folder, { recursive: true })
  const files: DrawingManifest['files'] = {}
  const icons: DrawingManifest['files'] = {}
  // Encoding works beside, on threads of its own.
  const encoding = writeRasterPictures(pictures, folder, keep)
  const marks = Object.entries(drawings).filter(([name]) => isMark(name))
  const marksHash = hashOf(marks.map(([, markup]) => markup))
  const writing = Object.entries(drawings).map(async ([name, markup]) => {
    const fileName = `${name}.${isMark(name) ? marksHash : hashOf([inScheme(name, markup)])}.svg`
    const list = isMark(name) ? icons : files
    list[name] = { src: `/art/${fileName}`, ...sizeOf(markup) }
    const make = () => ({ svg: Buffer.from(optimized(markup)) })
    const { files: kept } = await keep(['drawing', optimizer, markup], make)
    const svg = Buffer.from(inScheme(name, kept.svg!.toString()))
    writeFileSync(new URL(fileName, folder), svg)
    return reportLine(name, svg.length)
  })
  const [rasters, ...report] = await Promise.all([encoding, ...writing])
  const owned = [...Object.values(files), ...Object.values(icons)].map(({ src }) => src)
  for (const { webp, png } of Object.values(rasters)) owned.push(webp, png)
  removeOtherFiles(owned, folder)
  const ports = chartPorts(worldLand(), engineerLocations)
  writeManifest(destination.manifest, { files, chartPorts: ports } satisfies DrawingManifest)
  writeManifest(destination.icons, icons)
  writeManifest(destination.pictures, rasters)
  return report
}

/** Marks of technologies share one hash: a page shows hundreds, and hashes are what cannot be compressed. */
function isMark(name: string): boolean {
  return name.startsWith('tech-')
}

function hashOf(markups: readonly string[]): string {
  const hash = createHash('sha256').update(optimizer)
  for (const markup of markups) hash.update(markup)
  return hash.digest('hex').slice(0, 8)
}

function writeManifest(url: URL, content: object) {
  writeFileSync(url, `${JSON.stringify(content, null, 2)}\n`)
}

function reportLine(name: string, bytes: number): string {
  return `${name.padEnd(26)}${String(bytes).padStart(7)}`
}

const charts = new URL('../country-charts.json', import.meta.url)
const firstView = new URL('../phone-chart.json', import.meta.url)

/** Writes all drawings, pictures and maps of the site. */
export async function run(keep: KeepFiles): Promise<void> {
  const [day, dark] = [readPalettes(), readDarkPalettes()]
  const art: Art = {
    drawings: drawingSet(),
    pictures: servicePictures(day),
    inScheme(name, file) {
      const pressing = onlyPressing(name)
      return pressing ? followingScheme(file, day[pressing], dark[pressing]) : file
    },
  }
  const report = await writeFiles(art, keep)
  writeManifest(charts, pageCharts())
  writeManifest(firstView, { markup: inlined(phoneChart(worldLand(), engineerLocations)) })
  console.info(`${report.length} drawings and ${Object.keys(art.pictures).length} pictures`)
}

/** The other plugins of SVGO take three times as long, and what they write is longer once it is compressed. */
const fewPlugins = [
  'cleanupIds',
  'removeUnknownsAndDefaults',
  'cleanupNumericValues',
  'convertTransform',
  'collapseGroups',
  'convertPathData',
  'mergePaths',
] as const
const settings = { floatPrecision: 1, plugins: [...fewPlugins] } satisfies Config

/** Bytes of a drawing's file; a longer one is gone through again until nothing is left to shorten. */
const most = 40_000

/** Everything beside the markup that shapes the file. */
const optimizer = JSON.stringify([VERSION, settings, most])

/** What is inside of a picture that stands in a page: coordinates without decimals, ids as they are. */
export function inlined(markup: string): string {
  const overrides = {
    cleanupIds: false,
    // It does not know `pathLength` of a circle.
    removeUnknownsAndDefaults: false,
    convertPathData: { floatPrecision: 0 },
  } as const
  const plugins = [{ name: 'preset-default', params: { overrides } }] as const
  const { data } = optimize(markup, { multipass: true, floatPrecision: 1, plugins: [...plugins] })
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

/** The same picture with less text: one decimal, short ids, no gaps. */
export function optimized(markup: string): string {
  const { data } = optimize(markup, settings)
  return data.length > most ? optimize(markup, { ...settings, multipass: true }).data : data
}
