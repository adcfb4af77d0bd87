import type { Sheet } from './sheet.ts'

/** Attributes that draw a line. */
export type Pen = { stroke: string; 'stroke-width': number }

/** Takes an ink as a hex colour and gives its three pens: 1, 2 and 3.6 pixels wide. */
export function pens(ink: string): { fine: Pen; main: Pen; bold: Pen } {
  const pen = (width: number): Pen => ({ stroke: ink, 'stroke-width': width })
  return { fine: pen(1), main: pen(2), bold: pen(3.6) }
}

/** Takes the inks and gives the pens of lines and those of the one thing in colour. */
export function platePens(sheet: Sheet): {
  ink: ReturnType<typeof pens>
  signal: ReturnType<typeof pens>
} {
  return { ink: pens(sheet.ink), signal: pens(sheet.signal) }
}
