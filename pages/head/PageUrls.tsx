import { defaultLocale } from '../../locales/locales.ts'
import type { PageMeta } from './page-meta.ts'

/** Canonical address, the page in its other languages, and whether it may be listed. */
export function PageUrls({ page }: { page: PageMeta | undefined }) {
  const versions = page?.indexed && page.versions.length > 1 ? page.versions : []
  const fallback = versions.find(({ locale }) => locale === defaultLocale)
  return (
    <>
      {page ? <link rel="canonical" href={page.url} /> : null}
      {versions.map(({ locale, url }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={url} />
      ))}
      {fallback ? <link rel="alternate" hrefLang="x-default" href={fallback.url} /> : null}
      {page?.indexed ? null : <meta name="robots" content="noindex" />}
    </>
  )
}
