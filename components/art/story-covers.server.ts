import { readdirSync, readFileSync } from 'node:fs'
import { isCoverFamily, type CoverChoice } from './cover.ts'
import { pressings, type Pressing } from './sheet.ts'

/** A story's slug with its cover's family and ground. */
export type StoryCover = CoverChoice & { slug: string }

const stories = new URL('../../content/success-stories/', import.meta.url)

/**
 * Gives the cover of every story that has an entry.json, in the order of their slugs. Throws an error
 * that names the file when it asks for a family or a pressing that does not exist.
 */
export function storyCovers(folder: URL = stories): StoryCover[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => coverOf(name, new URL(`${name}/entry.json`, folder)))
    .sort((one, other) => (one.slug < other.slug ? -1 : 1))
}

function coverOf(slug: string, file: URL): StoryCover {
  const { cover } = JSON.parse(readFileSync(file, 'utf8')) as { cover?: Partial<CoverChoice> }
  const { family, pressing } = cover ?? {}
  if (!isCoverFamily(family)) throw new Error(`${file.pathname}: no cover family "${family}"`)
  if (!isPressing(pressing)) throw new Error(`${file.pathname}: no pressing "${pressing}"`)
  return { slug, family, pressing }
}

function isPressing(name: unknown): name is Pressing {
  return (pressings as readonly unknown[]).includes(name)
}
