import type { View } from './share-plate.ts'

/** What lies inside the frames and trimming marks of scenes, of stages of hiring, of pictures of services. */
export const insideFrame: Record<'scene' | 'step' | 'service', View> = {
  scene: { x: 19, y: 19, width: 862, height: 637 },
  step: { x: 31, y: 31, width: 738, height: 538 },
  service: { x: 19, y: 19, width: 682, height: 442 },
}
