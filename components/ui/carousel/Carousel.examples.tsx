import type { Examples } from '../../examples.ts'
import { Carousel } from './Carousel.tsx'
import type { CarouselKind } from './carousel-widths.ts'
import type { CarouselLabels } from './carousel-slides.ts'

export const labels: CarouselLabels = {
  name: 'Plates',
  role: 'carousel',
  slideRole: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (index, count) => `${index} of ${count}`,
  goTo: (index) => `Go to slide ${index}`,
}

function Plates({
  kind,
  count,
  progress,
}: {
  kind: CarouselKind
  count: number
  progress?: 'scale'
}) {
  const slides = Array.from({ length: count }, (_, at) => ({
    id: `plate-${at}`,
    content: (
      <p>
        <a href={`#plate-${at}`}>Plate {at + 1}</a>
      </p>
    ),
  }))
  return <Carousel kind={kind} labels={labels} slides={slides} progress={progress} />
}

export const examples: Examples = {
  rows: [],
  widget: true,
  withinIsland: true,
  catalogs: [],
  examples: {
    'stories, 21': <Plates kind="stories" count={21} progress="scale" />,
    'posts, five': <Plates kind="posts" count={5} />,
    'usual, nine': <Plates kind="usual" count={9} />,
    'usual, as many as places': <Plates kind="usual" count={5} />,
    'gray, six': <Plates kind="gray" count={6} />,
    'pages, three': <Plates kind="pages" count={3} />,
    'one slide': <Plates kind="usual" count={1} />,
  },
}
