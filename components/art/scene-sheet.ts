import { framedSheet } from './framed-sheet.ts'
import type { Sheet } from './sheet.ts'

/** Size of a picture in pixels. */
export const sceneSize = { width: 900, height: 675 } as const

/** Takes the inks and the content of a picture and gives it in its frame, 900 by 675. */
export function sceneSheet(sheet: Sheet, ...content: string[]): string {
  return framedSheet(sceneSize, sheet, ...content)
}
