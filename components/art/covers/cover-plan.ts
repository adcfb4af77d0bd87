import type { CoverChoice } from './cover.ts'

/**
 * The cover of every success story by its slug, those to come included. Stories of one family differ in
 * composition, neighbours in the order of this list in their ground.
 */
export const coverPlan = {
  openrad: {
    family: 'tomographic-slices',
    pressing: 'shoal',
    variant: 'stack',
    phone: [280, 130, 720, 540],
  },
  tipalti: { family: 'guilloche', pressing: 'buff', variant: 'rosettes' },
  returnmates: { family: 'passage-plan', pressing: 'night', variant: 'round-trip' },
  datasport: { family: 'elevation-profile', pressing: 'paper' },
  cydef: { family: 'star-fort', pressing: 'night' },
  sunlayar: { family: 'sun-path', pressing: 'buff' },
  visbion: { family: 'tomographic-slices', pressing: 'night', variant: 'light-box' },
  castrol: { family: 'bearing', pressing: 'shoal' },
  memomeister: { family: 'axonometric-floors', pressing: 'paper', variant: 'tower' },
  arklign: { family: 'dental-arch', pressing: 'buff' },
  medneo: { family: 'chart-recorder', pressing: 'paper', variant: 'disc' },
  'mode-app': { family: 'hull-lines', pressing: 'shoal' },
  'defi-wallet': { family: 'guilloche', pressing: 'night', variant: 'chain' },
  'space-plus': { family: 'axonometric-floors', pressing: 'shoal', variant: 'rooms' },
  'money-gate': { family: 'line-relief', pressing: 'paper' },
  'gaze-health': { family: 'iris', pressing: 'buff' },
  xola: { family: 'passage-plan', pressing: 'paper', variant: 'islands' },
  mint: { family: 'income-streams', pressing: 'shoal' },
  'abbott-laboratories': { family: 'ecg-strip', pressing: 'night', variant: 'leads' },
  'good-shape': { family: 'chart-recorder', pressing: 'shoal', variant: 'quarter' },
  vitus: { family: 'ecg-strip', pressing: 'paper', variant: 'beat' },
} as const satisfies Record<string, CoverChoice>
