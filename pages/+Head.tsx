import { usePageContext } from 'vike-react/usePageContext'
import displayFont from '../components/theme/fonts/helmwright-display-core.woff2?url'
import lateFonts from '../components/theme/late-fonts.css?url'
import textFont from '../components/theme/fonts/sofia-sans-core.woff2?url'
import { themeColors } from '../components/theme/theme-colors.ts'
import { href } from '../locales/routes.ts'
import { PageUrls } from './head/PageUrls.tsx'
import { headMeta } from './head/head-meta.ts'
import { ShareTags } from './head/ShareTags.tsx'
import { StructuredData } from './head/StructuredData.tsx'
import { OtherFormats } from './OtherFormats.tsx'
import { SharePictureTags } from './SharePictureTags.tsx'

/** Head of every page: addresses, what crawlers read, icons, the two fonts of the first view. */
export function Head() {
  const pageContext = usePageContext()
  const { page, graph } = headMeta(pageContext)
  return (
    <>
      <PageUrls page={page} />
      {page ? (
        <>
          <OtherFormats {...page} />
          <ShareTags page={page} />
          <SharePictureTags path={href(page.id, page.locale, page.params)} />
        </>
      ) : null}
      {graph ? <StructuredData graph={graph} /> : null}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={displayFont} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={textFont} />
      <noscript>
        <link rel="stylesheet" href={lateFonts} />
      </noscript>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.day} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
    </>
  )
}
