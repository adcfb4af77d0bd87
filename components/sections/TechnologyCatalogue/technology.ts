import type { TechnologyGroupId } from '../../../content/facts/technologies.ts'
import type { MarkedItem } from '../../ui/MarkGrid.tsx'

/** E-04; the title is a message. */
export type TechnologyGroup = { title: TechnologyGroupId; items: readonly MarkedItem[] }
