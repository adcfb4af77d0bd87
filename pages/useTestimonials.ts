import type { Testimonial } from '../components/sections/Testimonials/TestimonialCard.tsx'
import { useText } from '../components/text/useText.ts'
import type { Testimonial as ClientTestimonial } from '../content/testimonial.ts'

/** Testimonials of the content with their industry in words, as S-06 shows them. */
export function useTestimonials(testimonials: readonly ClientTestimonial[]): Testimonial[] {
  const text = useText()
  return testimonials.map(({ industry, ...testimonial }) => ({
    ...testimonial,
    category: text(`taxonomy.industry.${industry}`),
  }))
}
