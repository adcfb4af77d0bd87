import { readFileSync } from 'node:fs'
import type { CoverChoice, CoverFamily } from '../art/covers/cover.ts'
import { coverPlan } from '../art/covers/cover-plan.ts'
import manifest from '../art/files.json'
import { insideFrame } from './drawing-frames.ts'
import type { SharePlate, View } from './share-plate.ts'

const folder = new URL('../../public/', import.meta.url)
const covers: Record<string, CoverChoice> = coverPlan
const files: Record<string, { src: string } | undefined> = manifest.files

/** What is worth seeing of a cover whose middle is not its subject. */
const views: Partial<Record<CoverFamily, View>> = {
  bearing: { x: 80, y: 0, width: 686, height: 800 },
  'hull-lines': { x: 88, y: 0, width: 686, height: 800 },
  'star-fort': { x: 230, y: 0, width: 686, height: 800 },
  'elevation-profile': { x: 330, y: 0, width: 686, height: 800 },
}

/** Drawings with a frame, by the first part of their names. */
const frames: readonly [name: RegExp, inside: View][] = [
  [/^scene-/, insideFrame.scene],
  [/^hiring-step-/, insideFrame.step],
]

/**
 * Takes the name of a drawing of the site and gives it as the build has written it, on the ground that it
 * is printed on.
 * @throws RangeError for a name without a file
 */
export function filedPlate(name: string): SharePlate {
  const file = files[name]
  if (!file) throw new RangeError(`components/art/files.json has no drawing named "${name}"`)
  const markup = readFileSync(new URL(file.src.slice(1), folder), 'utf8')
  const cover = covers[name.replace(/^cover-/, '')]
  if (cover) return { markup, pressing: cover.pressing, view: views[cover.family] }
  const view = frames.find(([pattern]) => pattern.test(name))?.[1]
  return { markup, pressing: 'paper', view }
}
