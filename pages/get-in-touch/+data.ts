import type { PageContextServer } from 'vike/types'
import { testimonials } from '../../content/load.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const [review] = testimonials(locale)
  return { quote: review?.reviewAuthorPhrase ?? '' }
}
