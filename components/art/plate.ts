import { shape, sheetOf } from './element.ts'
import { box } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Size of a cover in pixels. */
export const plateWidth = 1200
export const plateHeight = 800

/** Takes the inks and content and gives the document of a cover on its own ground. */
export function plate(sheet: Sheet, ...content: string[]): string {
  const ground = shape(box(0, 0, plateWidth, plateHeight), { fill: sheet.ground })
  return sheetOf(plateWidth, plateHeight, ground, ...content)
}
