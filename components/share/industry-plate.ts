import { cover, type CoverChoice } from '../art/covers/cover.ts'
import type { Pressing, Palette } from '../art/markup/palette.ts'
import type { SharePlate } from './share-plate.ts'

/** The family of covers that tells of an industry, by the last part of its address. */
const choices: Record<string, CoverChoice> = {
  healthcare: { family: 'tomographic-slices', pressing: 'buff', variant: 'stack' },
  fintech: { family: 'income-streams', pressing: 'buff' },
  educational: { family: 'line-relief', pressing: 'buff' },
  telecom: { family: 'sun-path', pressing: 'buff' },
  'logistics-and-transportation': {
    family: 'passage-plan',
    pressing: 'buff',
    variant: 'round-trip',
  },
  ecommerce: { family: 'axonometric-floors', pressing: 'buff', variant: 'tower' },
  'travel-and-hospitality': { family: 'passage-plan', pressing: 'buff', variant: 'islands' },
  adtech: { family: 'iris', pressing: 'buff' },
  retail: { family: 'axonometric-floors', pressing: 'buff', variant: 'rooms' },
}

/** A cover drawn for it; undefined for one without a family. */
export function industryPlate(
  seed: string,
  palettes: Record<Pressing, Palette>,
): SharePlate | undefined {
  const choice = choices[seed.split('/').at(-1)!]
  if (!choice) return undefined
  const { pressing } = choice
  return { markup: cover(seed, choice, palettes[pressing]), pressing }
}
