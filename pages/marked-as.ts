import type { PageContext } from 'vike/types'
import { modeOf, type PreviewMode } from '../locales/preview-modes.ts'

/** How the messages of a page are marked for translators, where its address asks for it. */
export function markedAs({ urlOriginal }: PageContext): PreviewMode | undefined {
  return modeOf(new URL(urlOriginal, 'http://path.invalid').search)
}
