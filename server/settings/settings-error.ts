import { isLoopback } from '../../content/address-query.ts'

/** A setting that stops the start; the message is one sentence that says what to change. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The address that a setting names, or null when it is none. */
export function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}

/**
 * The pages of a build carry the site's address: under another one they would lead visitors and search
 * engines away.
 * @param siteUrl address that this start is set to
 * @param builtFor address in the pages
 * @throws SettingsError when a public site has pages of another address
 */
export function refuseForeignBuild(siteUrl: string, builtFor: string): void {
  if (isLoopback(new URL(siteUrl)) || siteUrl === new URL(builtFor).origin) return
  throw new SettingsError(
    `SITE_URL is ${siteUrl} but the pages were built for ${builtFor}: set SITE_URL for "npm run build" as well, and build again.`,
  )
}
