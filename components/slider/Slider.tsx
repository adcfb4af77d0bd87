import type { ComponentProps } from 'react'
import { useText } from '../text/useText.ts'
import { Carousel } from '../ui/carousel/Carousel.tsx'

type Props = Omit<ComponentProps<typeof Carousel>, 'words'> & {
  /** Of the slider, without the word "carousel". */
  name: string
}

/** The one slider of the site, in the language of the page. */
export function Slider({ name, ...slider }: Props) {
  const text = useText()
  return (
    <Carousel
      {...slider}
      words={{
        name,
        role: text('common.carousel.role'),
        slideRole: text('common.carousel.slide-role'),
        previous: text('common.carousel.previous'),
        next: text('common.carousel.next'),
        position: (place, count) => text('common.carousel.position', { place, count }),
        goTo: (place) => text('common.carousel.go-to', { place }),
      }}
    />
  )
}
