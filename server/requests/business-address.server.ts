import { isDisposableEmail } from 'disposable-email-domains-js'
import businessDomains from '../business-domains.txt?raw'
import consumerProviders from '../consumer-providers.txt?raw'
import { emailDomain, isKnownFreeMail, normalizeEmail } from '../contract/email.ts'

const business = new Set(lines(businessDomains))
const consumer = new Set(lines(consumerProviders))

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

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}
