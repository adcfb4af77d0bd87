import type { Service } from '../components/sections/ServiceList/ServiceContent.tsx'
import { useHref } from '../components/text/useHref.ts'
import type { serviceItems } from '../content/service-items.server.ts'
import { withPictures } from './with-pictures.ts'

/** All services with their pictures and the ways to their pages, as S-36 shows them. */
export function useServiceItems(items: ReturnType<typeof serviceItems>): Service[] {
  const href = useHref()
  return withPictures(items).map(({ slug, ...service }) => ({
    ...service,
    id: slug,
    linkToPage: href(`services.${slug}`),
  }))
}
