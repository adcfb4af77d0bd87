import { expect, test } from 'vitest'
import {
  siteHeadersFor,
  siteHeaders,
  contentSecurityPolicy,
  stylePolicies,
} from './site-headers.ts'

/** Whoever changes a header changes it here as well. */
const ofLocalSite = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy':
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';manifest-src 'self';media-src 'self';worker-src 'self';form-action 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';report-to csp;report-uri /api/reports",
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=(), autoplay=(self), fullscreen=(self)',
  'Reporting-Endpoints': 'csp="/api/reports"',
  'Speculation-Rules': '"/speculation-rules.json"',
}

const ofPublicSite = {
  ...ofLocalSite,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Content-Security-Policy': `${ofLocalSite['Content-Security-Policy']};upgrade-insecure-requests`,
}

test.each([
  ['a local site', 'http://localhost:3000', false, ofLocalSite],
  ['a public site', 'https://www.helmwright.example', false, ofPublicSite],
  [
    'a preview',
    'https://www.helmwright.example',
    true,
    { ...ofPublicSite, 'X-Robots-Tag': 'noindex' },
  ],
])('the headers of %s', (_, siteUrl, unlisted, headers) => {
  expect(siteHeaders(siteUrl, unlisted)).toEqual(headers)
})

test('files with a hash go without what is read of documents; in a drawing, which is one when it is opened, nothing runs', () => {
  const all = siteHeaders('http://localhost:3000', false)
  for (const path of ['/', '/about', '/about.md', '/favicon.svg']) {
    expect(siteHeadersFor(path, all)).toEqual(all)
  }
  const ofFiles = {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
  for (const path of [
    '/assets/chunks/a.js',
    '/assets/static/style.css',
    '/assets/a.woff2',
    '/videos/a.mp4',
    '/share/a.png',
  ]) {
    expect(siteHeadersFor(path, all)).toEqual(ofFiles)
  }
  for (const path of ['/art/a.1a.svg', '/assets/drawing.svg']) {
    expect(siteHeadersFor(path, all)).toEqual({
      ...ofFiles,
      'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    })
  }
})

test('a page’s policy allows the style within it, and no other page’s', () => {
  const policyOf = stylePolicies({ '/about': 'sha256-A=' }, 'https://site.example')
  const { 'Content-Security-Policy': policy } = policyOf('/about')
  expect(policy).toContain("style-src 'self' 'sha256-A=';")
  expect(policy!.replace(" 'sha256-A='", '')).toBe(contentSecurityPolicy('https://site.example'))
  expect(policyOf('/contact-us')).toEqual({})
})
