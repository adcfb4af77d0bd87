import { extractLocale, href } from '../../locales/routes.ts'
import { pagePath } from '../contract/text-fields.ts'

/*
 * Where success leads, in the language of the form's page. The fragment is our own: the browser carries
 * that of the form (`postAddress`) over to an address without one.
 */

/** The thanks for a plain post; the token lets the page link to the receipt. */
export function thanksPage(pathname: string | undefined, token: string): string {
  return `${href('thank-you', localeOf(pathname))}?request=${token}#main`
}

/** The page that asks a new subscriber to look into the inbox. */
export function inboxPage(pathname: string | undefined): string {
  return `${href('newsletter.confirm', localeOf(pathname))}#main`
}

/** Address of a receipt. */
export function receiptPath(pathname: string | undefined, token: string): string {
  return href('request', localeOf(pathname), { token })
}

function localeOf(pathname: string | undefined) {
  return extractLocale(pagePath(pathname)).locale
}
