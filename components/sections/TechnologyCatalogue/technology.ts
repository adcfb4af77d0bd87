import type { TechnologyGroupId } from '../../../content/facts/technologies.ts'
import type { DrawingFile } from '../../ui/Drawing.tsx'

/** A technology; without an image its first letters stand for it. */
export type TechnologyItem = {
  subtitle: string
  image?: DrawingFile
}

/** E-04; the title is a message. */
export type TechnologyGroup = { title: TechnologyGroupId; items: readonly TechnologyItem[] }
