import { usePageContext } from 'vike-react/usePageContext'
import type { Graph } from 'schema-dts'
import type { PageContext } from 'vike/types'
import displayFont from '../components/theme/fonts/helmwright-display-core.woff2?url'
import fonts from '../components/theme/fonts.css?url'
import lateFonts from '../components/theme/late-fonts.css?url'
import textFont from '../components/theme/fonts/sofia-sans-core.woff2?url'
import { themeColors } from '../components/theme/theme-colors.ts'
import { ShareTags, SharePictureTags } from './head/ShareTags.tsx'
import { defaultLocale } from '../locales/locales.ts'
import { type PageMeta, pageMeta } from './head/page-meta.ts'
import { feedsOf } from '../locales/feeds.ts'
import { createTranslator } from '../components/text/IntlRoot.tsx'
import type { MessageId } from '../locales/messages.d.ts'
import { markdownPath, type Page, partOf } from './registry/page.ts'
import { pageGraph } from './structured-data/page-graph.ts'

/** Head of every page: addresses, what crawlers read, icons, the two fonts of the first view. */
export function Head() {
  const pageContext = usePageContext()
  const meta = pageMeta(pageContext)
  return (
    <>
      <PageUrls meta={meta} />
      {meta ? (
        <>
          <OtherFormats {...meta} />
          <ShareTags {...meta} />
          <SharePictureTags path={meta.path} />
        </>
      ) : null}
      {meta?.found && meta.indexed && !meta.variant ? (
        <StructuredData graph={graphOf(meta.found, pageContext)} />
      ) : null}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={displayFont} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={textFont} />
      <link rel="stylesheet" href={fonts} />
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

/** Canonical address, the page in its other languages, and whether it may be listed. */
function PageUrls({ meta }: { meta: PageMeta | undefined }) {
  const versions = meta?.indexed && meta.versions.length > 1 ? meta.versions : []
  const fallback = versions.find(({ locale }) => locale === defaultLocale)
  return (
    <>
      {meta ? <link rel="canonical" href={meta.url} /> : null}
      {versions.map(({ locale, url }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={url} />
      ))}
      {fallback ? <link rel="alternate" hrefLang="x-default" href={fallback.url} /> : null}
      {meta?.indexed ? null : <meta name="robots" content="noindex" />}
    </>
  )
}

/** The page's graph as a data block. */
function StructuredData({ graph }: { graph: Graph }) {
  // A "<" could end the block.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** What programs read instead of a page: feeds on the blog, and its text as Markdown. */
function OtherFormats({ id, locale, found }: PageMeta) {
  const feeds = partOf(id) === 'blog' ? feedsOf(locale) : []
  const markdown = found && markdownPath(found)
  return (
    <>
      {feeds.map(({ name, path, type }) => (
        <link key={type} rel="alternate" type={type} title={name} href={path} />
      ))}
      {markdown ? <link rel="alternate" type="text/markdown" href={markdown} /> : null}
    </>
  )
}

function graphOf(page: Page, pageContext: PageContext): Graph {
  const text = createTranslator(pageContext)
  const label = text as (id: MessageId) => string
  return pageGraph(page, { label, company: text('common.footer.about') })
}
