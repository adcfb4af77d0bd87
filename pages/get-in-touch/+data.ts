import type { PageContextServer } from 'vike/types'
import { legalEntity } from '../../content/company.ts'
import { testimonials } from '../../content/load.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const [review] = testimonials(locale)
  return { showsSample: legalEntity.sample, quote: review?.reviewAuthorPhrase ?? '' }
}
