import { createHmac, timingSafeEqual } from 'node:crypto'
import { extractLocale, href } from '../../locales/addresses.ts'

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

/** What a signed link may do. */
export type TokenPurpose = 'confirm' | 'unsubscribe'

/** Confirmation links work this long, milliseconds. */
const validFor = { confirm: 7 * 24 * 60 * 60 * 1000, unsubscribe: null } as const

/** A token for the address of a mail: subject, expiry and a signature over both and the purpose. */
export function signToken(secret: string, purpose: TokenPurpose, id: string, now: number): string {
  const lifetime = validFor[purpose]
  const expiry = lifetime === null ? '' : String(now + lifetime)
  return [id, expiry, signature(secret, purpose, id, expiry)].join('.')
}

/** Whom a link is for. Only links that expire tell when they were made, milliseconds since 1970. */
type SignedLink = { id: string; madeAt?: number }

/** What a token says; undefined when it is damaged, too old or made for another purpose. */
export function readToken(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): SignedLink | undefined {
  const [id = '', expiry = '', given = ''] = token.split('.')
  const wanted = Buffer.from(signature(secret, purpose, id, expiry))
  const actual = Buffer.from(given)
  if (wanted.length !== actual.length || !timingSafeEqual(wanted, actual)) return undefined
  const lifetime = validFor[purpose]
  if (lifetime === null) return { id }
  return Number(expiry) > now ? { id, madeAt: Number(expiry) - lifetime } : undefined
}

function signature(secret: string, purpose: TokenPurpose, id: string, expiry: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${id}.${expiry}`).digest('base64url')
}
