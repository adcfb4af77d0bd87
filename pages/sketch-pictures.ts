import { drawing } from '../components/art/drawing.ts'

/** How an app begins, from the chart table to the approach; words are `static-images.sketches.<id>`. */
export const sketchPictures = [
  { id: 'table', day: drawing('scene-1') },
  { id: 'sight', day: drawing('scene-2') },
  { id: 'approach', day: drawing('scene-3') },
] as const
