import { readFileSync } from 'node:fs'
import { type Role, roles, type Skill } from '../../content/taxonomy.ts'
import { hiringSteps } from '../art/steps/hiring-steps.ts'
import type { Pressing, Palette } from '../art/markup/palette.ts'
import { technologyIcon } from '../art/technology-icon.ts'
import { insideFrame } from './drawing-frames.ts'
import type { SharePlate } from './share-plate.ts'
import { technologyDial } from './technology-dial.ts'

const folder = new URL('../../public/', import.meta.url)
const pressing = 'shoal'

/** The mark of each skill in Simple Icons. */
const marks: Record<Skill, string> = {
  'javascript-developers': 'javascript',
  'typescript-developers': 'typescript',
  'react-developers': 'react',
  'react-native-developers': 'react',
  'dotnet-developers': 'dotnet',
  'flutter-developers': 'flutter',
  'golang-developers': 'go',
  'node-developers': 'nodedotjs',
  'python-developers': 'python',
}

/** The drawing: an instrument, or a dial around a mark. */
export function hirePlate(
  seed: string,
  palettes: Record<Pressing, Palette>,
): SharePlate | undefined {
  const slug = seed.split('/').at(-1)!
  const palette = palettes[pressing]
  const draw = hiringSteps[roles.indexOf(slug as Role)]
  if (draw) return { markup: draw(palette), pressing, view: insideFrame.step }
  const mark = technologyIcon(marks[slug as Skill] ?? null)
  if (!mark) return undefined
  const outline = readFileSync(new URL(mark.src.slice(1), folder), 'utf8')
  return { markup: technologyDial(seed, outline, palette), pressing }
}
