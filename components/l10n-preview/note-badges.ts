import type { MessageNote } from '../../locales/preview.ts'

const badges = ['missing', 'over-long', 'stale', 'machine'] as const

export type Badge = (typeof badges)[number]

/** What a translator should look at, most urgent first. */
export function noteBadges({ state, stale, used, max }: MessageNote): Badge[] {
  const applies: Record<Badge, boolean> = {
    missing: state === 'missing',
    'over-long': max !== undefined && used > max,
    stale,
    machine: state === 'machine',
  }
  return badges.filter((badge) => applies[badge])
}
