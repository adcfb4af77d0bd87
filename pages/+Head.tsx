import { usePageContext } from 'vike-react/usePageContext'
import earlyScript from '../components/early/early-script.json'
import displayFont from '../components/theme/fonts/helmwright-display-core.woff2?url'
import textFont from '../components/theme/fonts/sofia-sans-core.woff2?url'
import { themeColors } from '../components/theme/theme-colors.ts'
import { localeRecord, locales } from '../locales/locales.ts'
import { routes } from '../locales/route-table.ts'
import { href } from '../locales/routes.ts'
import { siteUrl } from './site-url.ts'
import { currentRoute } from './current-route.ts'
import { SharePictureTags } from './SharePictureTags.tsx'
import { OtherFormats } from './OtherFormats.tsx'

/** Head of every page: canonical, languages, robots, share picture, icons, the two fonts of the first view. */
export function Head() {
  const pageContext = usePageContext()
  const route = currentRoute(pageContext)
  const indexed =
    route !== undefined &&
    routes[route.id].index === true &&
    !pageContext.data?.noindex &&
    localeRecord(pageContext.locale).state !== 'preview'
  const live = locales.filter(({ state }) => state === 'live')
  const address = (code: (typeof locales)[number]['code']) =>
    route ? siteUrl + href(route.id, code, route.params) : ''
  return (
    <>
      {route ? <link rel="canonical" href={address(pageContext.locale)} /> : null}
      {indexed && live.length > 1
        ? live.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
          ))
        : null}
      {route ? <OtherFormats {...route} locale={pageContext.locale} /> : null}
      {indexed ? null : <meta name="robots" content="noindex" />}
      {route ? <SharePictureTags path={href(route.id, pageContext.locale, route.params)} /> : null}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={displayFont} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={textFont} />
      <script type="module" src={earlyScript.src} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.day} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
    </>
  )
}
