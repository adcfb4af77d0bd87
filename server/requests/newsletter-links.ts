import { extractLocale, href } from '../../locales/routes.ts'
import { signToken, type TokenPurpose } from './signed-token.ts'

type Options = { siteUrl: string; secret: string }

/** The signed address by which a subscriber confirms or unsubscribes, in the language of the sign-up. */
export function newsletterLink(
  purpose: TokenPurpose,
  subscriber: { id: string; pathname: string },
  { siteUrl, secret }: Options,
  now: number,
): string {
  const { locale } = extractLocale(subscriber.pathname)
  const token = signToken(secret, purpose, subscriber.id, now)
  return `${siteUrl}${href(`newsletter.${purpose}`, locale)}?token=${token}`
}
