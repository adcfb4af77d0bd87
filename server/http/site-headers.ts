import type { RequestHandler } from 'express'
import { isHashedFile } from './file-headers.ts'

const twoYears = 2 * 365 * 24 * 60 * 60

/** Where browsers report violations of the policy; the older directive serves those without the newer. */
const reportGroup = 'csp'
const reportPath = '/api/reports'

/** Browser features that the site does not use, all off; videos move and fill the screen. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .concat('autoplay=(self)', 'fullscreen=(self)')
  .join(', ')

/**
 * The policy of a page.
 * @param styleHash of the rules within the page
 */
export function contentSecurityPolicy(siteUrl: string, styleHash?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-to ${reportGroup}`,
    `report-uri ${reportPath}`,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

/**
 * The headers of every answer, errors included: one list for what Express answers and for
 * the files that are served before it.
 * @param unlisted whether search engines may list nothing
 */
export function siteHeaders(siteUrl: string, unlisted: boolean): Readonly<Record<string, string>> {
  return {
    ...robotsHeaders(unlisted),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': contentSecurityPolicy(siteUrl),
    'Permissions-Policy': permissionsPolicy,
    'Reporting-Endpoints': `${reportGroup}="${reportPath}"`,
    'Speculation-Rules': `"${speculationRulesPath}"`,
  }
}

/** Read of documents alone, so that scripts, styles, fonts and pictures go without: most of what a small picture weighs. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Reporting-Endpoints',
  'Speculation-Rules',
  'X-Frame-Options',
]

/** Those of the headers of every answer that say something of a file, which may be no document. */
export function siteHeadersFor(
  path: string,
  all: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!isHashedFile(path)) return all
  const ofFile = Object.fromEntries(
    Object.entries(all).filter(([name]) => !documentHeaders.includes(name)),
  )
  return path.endsWith('.svg') ? { ...ofFile, 'Content-Security-Policy': drawingPolicy } : ofFile
}

/** A drawing that somebody opens by itself is a document. */
const drawingPolicy = "default-src 'none';frame-ancestors 'none'"

/** Sets the same headers on every answer of Express. */
export function setHeaders(headers: Readonly<Record<string, string>>): RequestHandler {
  const all = new Map(Object.entries(headers))
  return (_request, response, next) => {
    response.setHeaders(all)
    next()
  }
}

/** Keeps every answer of a site that is only looked at out of search results. */
export function robotsHeaders(unlisted: boolean): Record<string, string> {
  return unlisted ? { 'X-Robots-Tag': 'noindex' } : {}
}

/** Hash of the style within a page by the page's path, as content security policies name it. */
export type StyleHashes = Record<string, string>

/** File of a build with the hashes of its pages. */
export const styleHashesFile = 'style-hashes.json'

/** The policies of pages that carry the rules of their first view; nothing for any other path. */
export function stylePolicies(
  hashes: StyleHashes,
  siteUrl: string,
): (path: string) => Record<string, string> {
  return (path): Record<string, string> => {
    const hash = hashes[path]
    return hash ? { 'Content-Security-Policy': contentSecurityPolicy(siteUrl, hash) } : {}
  }
}

/** Where browsers read which pages they may fetch before a visitor follows a link. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * Pages of the site itself, once the pointer rests on a link to them; not what the server renders on request or what
 * has an effect (https://html.spec.whatwg.org/multipage/speculative-loading.html).
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '*/request/*' } },
          { not: { selector_matches: '[rel~=external], [rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Answers with the rules; they hold for every page. */
export const speculationRules: RequestHandler = (_request, response) => {
  for (const header of documentHeaders) response.removeHeader(header)
  response
    .type('application/speculationrules+json')
    .set('Cache-Control', 'public, max-age=0, must-revalidate')
    .send(JSON.stringify(rules))
}
