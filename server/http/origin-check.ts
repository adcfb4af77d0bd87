import type { Request } from 'express'

/**
 * Whether a POST comes from the site itself (requests guide 6). Browsers send `Sec-Fetch-Site`, or at
 * least `Origin`; a sender with neither is no browser and rides on nobody's session.
 * @param siteHost host of the site's address
 */
export function isFromThisSite(request: Request, siteHost: string): boolean {
  const fetchSite = request.get('Sec-Fetch-Site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.get('Origin')
  if (!origin) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host === siteHost
}
