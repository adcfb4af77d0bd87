import type { RequestHandler } from 'express'
import helmet from 'helmet'

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

/** One list of headers for every answer, errors included (requests guide 6). */
export function securityHeaders(siteUrl: string): RequestHandler[] {
  const https = siteUrl.startsWith('https:')
  const policy = contentSecurityPolicy(siteUrl)
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: https ? { maxAge: twoYears, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Permissions-Policy', permissionsPolicy)
      response.setHeader('Reporting-Endpoints', `${reportGroup}="${reportPath}"`)
      next()
    },
  ]
}
