import { usePageContext } from 'vike-react/usePageContext'
import type { Graph } from 'schema-dts'
import type { PageContext } from 'vike/types'
import displayFont from '../components/theme/fonts/helmwright-display-core.woff2?url'
import lateFonts from '../components/theme/late-fonts.css?url'
import textFont from '../components/theme/fonts/sofia-sans-core.woff2?url'
import { themeColors } from '../components/theme/theme-colors.ts'
import { href } from '../locales/routes.ts'
import { ShareTags, SharePictureTags } from './head/ShareTags.tsx'
import { defaultLocale } from '../locales/locales.ts'
import { type PageMeta, pageMeta } from './head/page-meta.ts'
import { feedsOf } from '../locales/feeds.ts'
import { createTranslator } from '../components/text/IntlRoot.tsx'
import type { MessageId } from '../locales/messages.d.ts'
import { findPage } from './registry/pages.ts'
import { pageGraph } from './structured-data/page-graph.ts'

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

/** Canonical address, the page in its other languages, and whether it may be listed. */
function PageUrls({ page }: { page: PageMeta | undefined }) {
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

/** The page's graph as a data block. */
function StructuredData({ graph }: { graph: Graph }) {
  // A "<" could end the block.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

type Props = Pick<PageMeta, 'id' | 'locale' | 'markdown'>

/** What programs read instead of a page: feeds on the blog, and its text as Markdown. */
function OtherFormats({ id, locale, markdown }: Props) {
  const feeds = /^blog(\.|$)/.test(id) ? feedsOf(locale) : []
  return (
    <>
      {feeds.map(({ name, path, type }) => (
        <link key={type} rel="alternate" type={type} title={name} href={path} />
      ))}
      {markdown ? <link rel="alternate" type="text/markdown" href={markdown} /> : null}
    </>
  )
}

/** What the head of a page says beyond the page's own data. */
type HeadMeta = {
  /** Its place on the site; an error page has none. */
  page?: PageMeta
  /** What it tells search engines that may list it. */
  graph?: Graph
}

/** Reads it from the content of the whole site. */
function headMeta(pageContext: PageContext): HeadMeta {
  const page = pageMeta(pageContext)
  return { page, graph: page?.indexed && !page.variant ? graphOf(page, pageContext) : undefined }
}

function graphOf(page: PageMeta, pageContext: PageContext): Graph {
  const text = createTranslator(pageContext)
  const label = text as (id: MessageId) => string
  return pageGraph(
    { ...page, name: findPage(page.locale, page.id, page.params)!.name },
    { label, company: text('common.footer.about') },
  )
}
