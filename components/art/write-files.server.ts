import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { engineerLocations } from '../../content/facts/locations.ts'
import { chartPorts, type ChartPort } from './chart-ports.ts'
import { drawingSet } from './drawing-set.server.ts'
import { optimized } from './optimized.server.ts'
import { worldLand } from './world-land.server.ts'

/** A drawing as a page uses it: its address and its size in pixels. */
export type DrawingFile = { src: string; width: number; height: number }

/** What files.json holds. */
export type DrawingManifest = {
  files: Record<string, DrawingFile>
  chartPorts: Record<string, ChartPort>
}

/** Where the files and the manifests are written; marks of technologies have a manifest of their own. */
export type Destination = { folder: URL; manifest: URL; icons: URL }

const site: Destination = {
  folder: new URL('../../public/art/', import.meta.url),
  manifest: new URL('files.json', import.meta.url),
  icons: new URL('technology-icons.json', import.meta.url),
}

/**
 * Writes every drawing as an optimised SVG file whose name carries a hash of its content, deletes files
 * of earlier drawings and writes the manifest. Gives one line per drawing: name, bytes, bytes in brotli.
 */
export function writeFiles(drawings = drawingSet(), { folder, manifest, icons } = site): string[] {
  mkdirSync(folder, { recursive: true })
  const stale = new Set(readdirSync(folder))
  const written: DrawingManifest = {
    files: {},
    chartPorts: chartPorts(worldLand(), engineerLocations),
  }
  const writtenIcons: DrawingManifest['files'] = {}
  const report = Object.entries(drawings).map(([name, markup]) => {
    const file = optimized(markup)
    const fileName = `${name}.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.svg`
    if (!stale.delete(fileName)) writeFileSync(new URL(fileName, folder), file)
    const list = name.startsWith('tech-') ? writtenIcons : written.files
    list[name] = { src: `/art/${fileName}`, ...sizeOf(markup) }
    return reportLine(name, file)
  })
  for (const fileName of stale) rmSync(new URL(fileName, folder), { recursive: true })
  writeFileSync(manifest, `${JSON.stringify(written, null, 2)}\n`)
  writeFileSync(icons, `${JSON.stringify(writtenIcons, null, 2)}\n`)
  return report
}

function sizeOf(markup: string): { width: number; height: number } {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(markup) ?? []
  return { width: Number(width), height: Number(height) }
}

function reportLine(name: string, file: string): string {
  const compressed = String(brotliCompressSync(file).length).padStart(7)
  return `${name.padEnd(26)}${String(Buffer.byteLength(file)).padStart(7)}${compressed}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${writeFiles().join('\n')}\n`)
}
