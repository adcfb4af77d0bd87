import { defaultLocale } from '../../locales/locales.ts'
import type { PageFacts } from './page-facts.ts'

/** Canonical address, the page in its other languages, and whether it may be listed (crawlers guide 3). */
export function PageAddresses({ page }: { page: PageFacts | undefined }) {
  const versions = page?.indexed && page.versions.length > 1 ? page.versions : []
  const fallback = versions.find(({ locale }) => locale === defaultLocale)
  return (
    <>
      {page ? <link rel="canonical" href={page.address} /> : null}
      {versions.map(({ locale, address }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address} />
      ))}
      {fallback ? <link rel="alternate" hrefLang="x-default" href={fallback.address} /> : null}
      {page?.indexed ? null : <meta name="robots" content="noindex" />}
    </>
  )
}
