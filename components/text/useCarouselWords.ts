import { useText } from './useText.ts'

/**
 * What a slider says.
 * @param name of the slider, without the word "carousel"
 */
export function useCarouselWords(name: string) {
  const text = useText()
  return {
    name,
    role: text('common.carousel.role'),
    slideRole: text('common.carousel.slide-role'),
    previous: text('common.carousel.previous'),
    next: text('common.carousel.next'),
    position: (place: number, count: number) => text('common.carousel.position', { place, count }),
    goTo: (place: number) => text('common.carousel.go-to', { place }),
  }
}
