import * as simpleIcons from 'simple-icons'
import { technologies } from '../../../content/facts/technologies.ts'
import { tools } from '../../../content/facts/tools.ts'
import { element } from '../markup/element.ts'
import type { Pressing, Palette } from '../markup/palette.ts'

/** Side of a mark in pixels; Simple Icons draws on 24. */
const side = 96

/**
 * Gives the marks of technologies and tools by name, `tech-<slug>`, in the ink of paper. The outlines are those of
 * Simple Icons (CC0-1.0).
 */
export function technologyIcons({ paper }: Record<Pressing, Palette>): Record<string, string> {
  const outlines = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]))
  const marks: Record<string, string> = {}
  for (const { icon } of [...technologies, ...tools]) {
    if (icon === null) continue
    const outline = outlines.get(icon)
    if (!outline) throw new Error(`Simple Icons has no mark named ${icon}`)
    marks[`tech-${icon}`] = mark(outline, paper.ink)
  }
  return marks
}

function mark(outline: string, ink: string): string {
  const path = element('path', { d: outline, fill: ink, transform: `scale(${side / 24})` })
  const size = { width: side, height: side, viewBox: `0 0 ${side} ${side}` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, path)
}
