import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { idBehind } from '../../locales/locale-messages.ts'
import type { PreviewMode } from '../../locales/preview.ts'
import type { Messages } from '../text/IntlRoot.tsx'
import { marksOf } from './id-marks.ts'

type Tree = MessageFormatElement[]

/**
 * Messages for a mode of the preview, each between its marks.
 * @param english texts of the source language, shown in the mode `en` where they differ
 */
export function markedMessages(
  messages: Messages,
  mode: PreviewMode,
  english: Readonly<Record<string, Tree>>,
): Messages {
  return Object.fromEntries(
    Object.entries(messages as Record<string, Tree>).map(([key, tree]) => {
      const id = idBehind(key)
      const { before, after } = marksOf(id)
      return [key, [literal(before), ...shown(id, tree, mode, english[id]), literal(after)]]
    }),
  ) as Messages
}

function shown(id: string, tree: Tree, mode: PreviewMode, english: Tree | undefined): Tree {
  if (mode === 'keys') return [literal(id)]
  if (mode === 'ids' || !english || JSON.stringify(english) === JSON.stringify(tree)) return tree
  return [...tree, literal(' ⟦'), ...english, literal('⟧')]
}

/** An element of plain text (TYPE.literal is 0). */
function literal(value: string): MessageFormatElement {
  return { type: 0, value }
}
