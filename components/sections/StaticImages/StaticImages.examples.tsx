import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { type StaticImage, StaticImages } from './StaticImages.tsx'

const images: readonly StaticImage[] = [
  {
    day: drawing('scene-3'),
    alt: 'Approach to a harbour between buoys, the lighthouse ahead',
    caption: 'The plan of the first week is the approach',
  },
  {
    day: drawing('scene-1'),
    alt: 'Chart table with dividers and a parallel rule',
    caption: 'Estimates show their working',
  },
  {
    day: drawing('scene-2'),
    alt: 'Horizon and sun in the eyepiece of a sextant',
    caption: 'Position taken every Friday',
  },
]

const show = (list: readonly StaticImage[]) => (
  <StaticImages copy="static-images.section" images={list} />
)

export const examples: Examples = {
  rows: ['S-43'],
  catalogs: ['static-images'],
  examples: {
    usual: show(images),
    'without captions': show(images.map((image) => ({ ...image, caption: undefined }))),
    'longest captions': show(images.map((image) => ({ ...image, caption: image.alt.repeat(5) }))),
  },
}
