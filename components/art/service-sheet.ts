import { framedSheet } from './framed-sheet.ts'
import type { Sheet } from './sheet.ts'

/** Size of the picture of a service in pixels. */
export const serviceSize = { width: 720, height: 480 } as const

/** Takes the inks and the content of a picture of a service and gives it in its frame, 720 by 480. */
export function serviceSheet(sheet: Sheet, ...content: string[]): string {
  return framedSheet(serviceSize, sheet, ...content)
}
