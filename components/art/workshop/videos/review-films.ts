import type { CoverChoice } from '../../covers/cover.ts'

/** The drawing of a video, and which part of its width stands in the middle of the panel. */
export type FilmPlate = { cover: CoverChoice; focus: number }

/** Testimonials that have a video, by slug. Neighbours differ in family and ground. */
export const reviewFilms: Record<string, FilmPlate> = {
  'renske-oudkerk': {
    cover: { family: 'chart-recorder', pressing: 'night', variant: 'disc' },
    focus: 0.425,
  },
  'callum-ferriby': {
    cover: { family: 'guilloche', pressing: 'buff', variant: 'rosettes' },
    focus: 0.5,
  },
  'pedro-quintanal': { cover: { family: 'line-relief', pressing: 'shoal' }, focus: 0.5 },
  'farid-benslama': { cover: { family: 'income-streams', pressing: 'night' }, focus: 0.68 },
  'hannah-okwuosa': { cover: { family: 'sun-path', pressing: 'paper' }, focus: 0.42 },
  'ilse-vandrecht': {
    cover: { family: 'passage-plan', pressing: 'shoal', variant: 'islands' },
    focus: 0.52,
  },
  'aino-rautavesi': { cover: { family: 'elevation-profile', pressing: 'buff' }, focus: 0.6 },
}
