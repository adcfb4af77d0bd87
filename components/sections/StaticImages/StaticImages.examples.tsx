import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { type StaticImage, StaticImages } from './StaticImages.tsx'

const images: readonly StaticImage[] = [
  {
    day: drawing('hero-chart-day'),
    night: drawing('hero-chart-night'),
    alt: 'Sea chart of Europe with the places of our engineers',
    caption: 'Fourteen places, four hours of overlap with each',
  },
  {
    day: drawing('cover-openrad'),
    alt: 'Sections through a body, one above the other',
    caption: 'Imaging, sample project',
  },
  {
    day: drawing('cover-returnmates'),
    alt: 'A round trip drawn on a chart',
    caption: 'Returns, sample project',
  },
  { day: drawing('cover-tipalti'), alt: 'Engraved rosettes', caption: 'Payments, sample project' },
]

const show = (list: readonly StaticImage[]) => (
  <StaticImages copy="static-images.section" images={list} />
)

export const examples: Examples = {
  rows: ['S-43'],
  namespaces: ['static-images'],
  examples: {
    usual: show(images.slice(0, 3)),
    'four images': show(images),
    'two images': show(images.slice(1, 3)),
    'one image': show(images.slice(0, 1)),
    'without captions': show(images.slice(0, 3).map((image) => ({ ...image, caption: undefined }))),
    'longest captions': show(
      images.slice(0, 3).map((image) => ({ ...image, caption: image.alt.repeat(5) })),
    ),
  },
}
