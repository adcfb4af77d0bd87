import { company } from '../../content/company.ts'
import { memoize } from '../../content/memoize.ts'
import { momentOf } from '../crawlers/entry-days.ts'
import type { PageMeta } from './page-meta.ts'
import type { Locale } from '../../locales/locales.ts'
import { factualEntry } from '../registry/page.ts'
import { sharePicture } from '../share-pictures.server.ts'
import { siteUrl } from '../site-url.ts'

/**
 * What previews of a shared link show beside title and description, which `vike-react` writes
 * (https://ogp.me).
 */
export function ShareTags({ url, locale, versions, found }: PageMeta) {
  const article = found && factualEntry(found)
  const others = versions.filter((version) => version.locale !== locale)
  return (
    <>
      <meta property="og:type" content={found?.entry ? 'article' : 'website'} />
      {article ? (
        <meta property="article:published_time" content={momentOf(article.published)} />
      ) : null}
      {article?.updated ? (
        <meta property="article:modified_time" content={momentOf(article.updated)} />
      ) : null}
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={shareLocale(locale)} />
      {others.map((version) => (
        <meta
          key={version.locale}
          property="og:locale:alternate"
          content={shareLocale(version.locale)}
        />
      ))}
    </>
  )
}

/**
 * A language as share previews name it: with the territory where most of its readers live, such as
 * de_DE (https://ogp.me/#optional).
 */
export const shareLocale = memoize((locale: Locale): string => {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
})

/** What programs need that show a picture beside a link to the page at `path` (https://ogp.me/#structured). */
export function SharePictureTags({ path }: { path: string }) {
  const picture = sharePicture(path)
  if (!picture) return null
  return (
    <>
      <meta property="og:image" content={siteUrl + picture.src} />
      <meta property="og:image:width" content={`${picture.width}`} />
      <meta property="og:image:height" content={`${picture.height}`} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
