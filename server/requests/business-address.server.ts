import { isDisposableEmail } from 'disposable-email-domains-js'
import consumerProviders from '../consumer-providers.txt?raw'
import { emailDomain, isKnownFreeMail, normalizeEmail } from '../contract/email.ts'

/** Domains that are always business addresses, such as `example.com`: this list wins over every other. */
const business: ReadonlySet<string> = new Set()

const consumer = new Set(
  consumerProviders.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
)

/**
 * The server's part of A-06: whether an address belongs to a company, judged by the families that the
 * browser knows, a list of consumer providers, and a list of throw-away domains.
 */
export function isBusinessAddress(typed: string): boolean {
  const address = normalizeEmail(typed)
  const domains = withParents(emailDomain(address))
  if (domains.some((domain) => business.has(domain))) return true
  if (isKnownFreeMail(address) || domains.some((domain) => consumer.has(domain))) return false
  return !isDisposableEmail(address)
}

/** mail.web.de → mail.web.de, web.de, de */
function withParents(domain: string): string[] {
  const parts = domain.split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}
