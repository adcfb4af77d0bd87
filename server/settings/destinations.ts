import { parseUrl, SettingsError } from './settings-error.ts'

/** Where deliveries go. */
export type Destinations = {
  mail: { transport: 'file' } | { transport: 'smtp'; url: string } | { transport: 'none' }
  webhook: Webhook | undefined
}

type Webhook = {
  url: string
  /** Keys of the signature, without the prefix; two while one replaces the other. */
  secrets: readonly Buffer[]
}

/** Standard Webhooks: a key has 24 to 64 bytes (https://www.standardwebhooks.com). */
const keyBytes = { least: 24, most: 64 } as const
const secretPrefix = 'whsec_'

/**
 * Reads where requests go. A public site must have a destination: silence is the failure that owners
 * discover months later.
 * @throws SettingsError for a missing or malformed one
 */
export function readDestinations(env: NodeJS.ProcessEnv, loopback: boolean): Destinations {
  const webhook = readWebhook(env, loopback)
  if (env.MAIL_URL) return { mail: readSmtp(env.MAIL_URL, env.MAIL_TO), webhook }
  if (loopback) return { mail: { transport: 'file' }, webhook }
  if (webhook || env.ALLOW_NO_DESTINATION === '1') return { mail: { transport: 'none' }, webhook }
  throw new SettingsError(
    'SITE_URL is public but requests have no destination: set MAIL_URL and MAIL_TO, or WEBHOOK_URL and WEBHOOK_SECRET, or ALLOW_NO_DESTINATION=1 to only store them.',
  )
}

function readSmtp(url: string, to: string | undefined): Destinations['mail'] {
  if (!/^smtps?:$/.test(parseUrl(url)?.protocol ?? '')) {
    throw new SettingsError(
      'MAIL_URL is no mail server: set it to smtp://user:password@host:587 or smtps://….',
    )
  }
  if (!to) {
    throw new SettingsError('MAIL_TO is missing: set it to the address that receives requests.')
  }
  return { transport: 'smtp', url }
}

function readWebhook(env: NodeJS.ProcessEnv, loopback: boolean): Webhook | undefined {
  if (!env.WEBHOOK_URL) return undefined
  const url = parseUrl(env.WEBHOOK_URL)
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && loopback))) {
    throw new SettingsError(
      'WEBHOOK_URL cannot be used: set it to an address that begins with https:// (http:// is for a local site only).',
    )
  }
  const secrets = (env.WEBHOOK_SECRET ?? '').split(/[\s,]+/).filter(Boolean)
  const keys = secrets.map((secret) => Buffer.from(secret.replace(secretPrefix, ''), 'base64'))
  const fit = keys.every(({ length }) => length >= keyBytes.least && length <= keyBytes.most)
  const prefixed = secrets.every((secret) => secret.startsWith(secretPrefix))
  if (keys.length === 0 || keys.length > 2 || !fit || !prefixed) {
    throw new SettingsError(
      `WEBHOOK_SECRET is missing or malformed: set it to ${secretPrefix} and ${keyBytes.least} to ${keyBytes.most} random bytes in base64, or to two such keys while one replaces the other.`,
    )
  }
  return { url: url.href, secrets: keys }
}
