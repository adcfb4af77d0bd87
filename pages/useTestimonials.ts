import type { Testimonial } from '../components/sections/Testimonials/testimonial.ts'
import { useText } from '../components/text/useText.ts'
import type { ClientWords } from '../content/schema.ts'

/** Testimonials of the content with their industry in words, as S-06 shows them. */
export function useTestimonials(words: readonly ClientWords[]): Testimonial[] {
  const text = useText()
  return words.map(({ industry, ...testimonial }) => ({
    ...testimonial,
    category: text(`taxonomy.industry.${industry}`),
  }))
}
