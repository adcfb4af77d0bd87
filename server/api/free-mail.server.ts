import { isDisposableEmail } from 'disposable-email-domains-js'
import freeMailProviders from './free-mail-providers.txt?raw'
import { emailDomain, normalizeEmail } from '../contract/email.ts'

const providers = new Set(
  freeMailProviders.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
)

/**
 * The server's part of A-06: whether an address is of a free-mail provider or of a throw-away domain, by lists that are
 * too long for a browser. The families of `isKnownFreeMail` are not among them.
 */
export function isListedFreeMail(typed: string): boolean {
  const address = normalizeEmail(typed)
  const domains = withParents(emailDomain(address))
  return domains.some((domain) => providers.has(domain)) || isDisposableEmail(address)
}

/** mail.web.de → mail.web.de, web.de, de */
function withParents(domain: string): string[] {
  const parts = domain.split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}
