import type { ComponentProps } from 'react'
import { useText } from '../text/useText.ts'
import { Carousel } from '../ui/carousel/Carousel.tsx'

type Props = Omit<ComponentProps<typeof Carousel>, 'labels'> & {
  /** Of the slider, without the word "carousel". */
  name: string
}

/** The one slider of the site, in the language of the page. */
export function Slider({ name, ...slider }: Props) {
  const text = useText()
  return (
    <Carousel
      {...slider}
      labels={{
        name,
        role: text('common.carousel.role'),
        slideRole: text('common.carousel.slide-role'),
        previous: text('common.carousel.previous'),
        next: text('common.carousel.next'),
        position: (index, count) => text('common.carousel.position', { place: index, count }),
        goTo: (index) => text('common.carousel.go-to', { place: index }),
      }}
    />
  )
}
