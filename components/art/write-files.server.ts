import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { engineerLocations } from '../../content/facts/locations.ts'
import { chartPorts, type ChartPort } from './chart-ports.ts'
import { drawingSet } from './drawing-set.server.ts'
import { optimized } from './optimized.server.ts'
import { writePictures } from './raster-pictures.server.ts'
import { servicePictures } from './service-pictures.ts'
import { readSheets } from './sheets.server.ts'
import { sizeOf } from './size-of.ts'
import { worldLand } from './world-land.server.ts'

/** A drawing as a page uses it: its address and its size in pixels. */
export type DrawingFile = { src: string; width: number; height: number }

/** What files.json holds. */
export type DrawingManifest = {
  files: Record<string, DrawingFile>
  chartPorts: Record<string, ChartPort>
}

/** What the site shows: drawings that stay SVG, and those that become raster pictures. */
export type Art = { drawings: Record<string, string>; pictures: Record<string, string> }

/**
 * Where the files and the manifests are written; marks of technologies and pictures of services have
 * manifests of their own.
 */
export type Destination = { folder: URL; manifest: URL; icons: URL; pictures: URL }

const site: Destination = {
  folder: new URL('../../public/art/', import.meta.url),
  manifest: new URL('files.json', import.meta.url),
  icons: new URL('technology-icons.json', import.meta.url),
  pictures: new URL('service-pictures.json', import.meta.url),
}

/**
 * Writes every drawing as an optimised SVG file and every picture as WebP and PNG, each under a name that
 * carries a hash, deletes files of earlier drawings and writes the manifests. Gives one line per drawing:
 * name, bytes, bytes in brotli.
 */
export async function writeFiles(
  { drawings, pictures }: Art,
  destination = site,
): Promise<string[]> {
  const { folder } = destination
  mkdirSync(folder, { recursive: true })
  const files: DrawingManifest['files'] = {}
  const icons: DrawingManifest['files'] = {}
  const written = Object.entries(drawings).map(([name, markup]) => ({
    name,
    file: optimized(markup),
    size: sizeOf(markup),
  }))
  const marksHash = hashOf(written.filter(({ name }) => isMark(name)).map(({ file }) => file))
  const report = written.map(({ name, file, size }) => {
    const fileName = `${name}.${isMark(name) ? marksHash : hashOf([file])}.svg`
    const place = new URL(fileName, folder)
    if (!existsSync(place)) writeFileSync(place, file)
    const list = isMark(name) ? icons : files
    list[name] = { src: `/art/${fileName}`, ...size }
    return reportLine(name, file)
  })
  const rasters = await writePictures(pictures, folder)
  const owned = [...Object.values(files), ...Object.values(icons)].map(({ src }) => src)
  for (const { webp, png } of Object.values(rasters)) owned.push(webp, png)
  removeOthers(owned, folder)
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

function hashOf(files: readonly string[]): string {
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 8)
}

function removeOthers(owned: readonly string[], folder: URL) {
  const kept = new Set(owned.map((src) => basename(src)))
  for (const fileName of readdirSync(folder)) {
    if (!kept.has(fileName)) rmSync(new URL(fileName, folder), { recursive: true })
  }
}

function writeManifest(place: URL, content: object) {
  writeFileSync(place, `${JSON.stringify(content, null, 2)}\n`)
}

function reportLine(name: string, file: string): string {
  const compressed = String(brotliCompressSync(file).length).padStart(7)
  return `${name.padEnd(26)}${String(Buffer.byteLength(file)).padStart(7)}${compressed}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const art: Art = { drawings: drawingSet(), pictures: servicePictures(readSheets()) }
  process.stdout.write(`${(await writeFiles(art)).join('\n')}\n`)
}
