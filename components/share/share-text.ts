import { element } from '../art/markup/element.ts'
import type { Point } from '../art/geometry/point.ts'
import type { Typeface } from './typeface.server.ts'

/** A line of words: where its base line starts, its size in pixels and its ink as a hex colour. */
export type Setting = { at: Point; size: number; ink: string }

/** Takes a line, its face and its setting and gives it as outlines. */
export function setText(text: string, face: Typeface, { at, size, ink }: Setting): string {
  const outlines = face.outlines(text).map(({ path, x, y, scale }) =>
    element('path', {
      d: path,
      transform: `translate(${places(at[0] + x * size)} ${places(at[1] + y * size)}) scale(${size * scale} ${-size * scale})`,
    }),
  )
  return element('g', { fill: ink }, ...outlines)
}

function places(pixels: number): number {
  return Math.round(pixels * 100) / 100
}
