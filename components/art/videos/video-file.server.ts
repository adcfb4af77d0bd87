import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const folder = new URL('../../../public/videos/', import.meta.url)

/** A file of a video: its address, which carries a hash, and its size in bytes. */
export type VideoFile = { src: string; bytes: number }

/** Writes a file of a video under a name with a hash, such as `hero-loop.1a2b3c4d.webm`. */
export function writeVideoFile(stem: string, ending: string, content: Buffer): VideoFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const name = `${stem}.${hash}.${ending}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(name, folder), content)
  return { src: `/videos/${name}`, bytes: content.length }
}

/** Deletes the files that no manifest names. */
export function removeOtherVideoFiles(kept: readonly string[]) {
  const names = new Set(kept.map((src) => basename(src)))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(new URL(name, folder))
}
