import { createTransport } from 'nodemailer'
import type { Settings } from '../../settings/settings.ts'
import type { Channel, SendOutcome } from '../delivery-loop.ts'
import { codeOf } from '../../error-code.ts'
import { mailText } from '../mail-text.ts'
import type { Delivery } from '../request-store.ts'
import { type MailMessage, writeMailFile } from './mail-file.server.ts'

/** Longest waits of SMTP, milliseconds. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const

/** Longest time of one mail: shorter than the lease of its delivery, milliseconds. */
const longestSend = 45_000

/** SMTP answers 500 to 599 are final; so is a failed TLS handshake. */
const finalAnswers = { from: 500, to: 599 } as const
const tlsError = /^ETLS$|^ERR_(TLS|SSL)_|CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$/

/**
 * The mail channel: `.eml` files on a local site, SMTP otherwise. Undefined when the site is only to
 * store requests.
 */
export function mailChannel(settings: Settings, now: () => number): Channel | undefined {
  const deliver = transportOf(settings)
  if (!deliver) return undefined
  return {
    name: 'mail',
    send: async (delivery) => {
      try {
        await within(longestSend, deliver(messageOf(delivery, settings, now())))
        return { kind: 'delivered' }
      } catch (error) {
        return outcomeOf(error, delivery)
      }
    },
  }
}

function transportOf(settings: Settings): ((message: MailMessage) => Promise<unknown>) | undefined {
  const { mail, dataDir } = settings
  if (mail.transport === 'none') return undefined
  if (mail.transport === 'file') return (message) => writeMailFile(dataDir, message)
  const url = new URL(mail.url)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const transport = createTransport(
    {
      host: url.hostname,
      port: Number(url.port) || undefined,
      secure: url.protocol === 'smtps:',
      requireTLS: !local && url.protocol === 'smtp:',
      // A host on the same machine often offers a certificate that nobody has signed.
      ignoreTLS: local,
      auth: url.username
        ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
        : undefined,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    },
    {},
  )
  return (message) => transport.sendMail(message)
}

/** Message-ID and date are the delivery's own on every attempt, so that a duplicate can be told. */
function messageOf(delivery: Delivery, settings: Settings, now: number): MailMessage {
  const mail = mailText(delivery, { ...settings, now })
  return {
    ...mail,
    from: settings.mailFrom,
    date: new Date(delivery.queuedAt),
    messageId: `<${delivery.id}@${new URL(settings.siteUrl).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type MailError = { responseCode?: number; originalCode?: string; command?: string }

/** The host is about to stop, whoever the mail is for (RFC 5321, 4.2.2). */
const hostStops = 421

function outcomeOf(error: unknown, { subject }: Delivery): SendOutcome {
  const { responseCode, originalCode, command } = error as MailError
  const code = String(responseCode ?? originalCode ?? codeOf(error))
  const final =
    responseCode !== undefined &&
    responseCode >= finalAnswers.from &&
    responseCode <= finalAnswers.to
  if (subject.event === 'subscription.requested' && isOfAddress(command, responseCode)) {
    return final || command === 'API'
      ? { kind: 'bounce', code }
      : { kind: 'retry', code, byReader: true }
  }
  return { kind: final || tlsError.test(code) ? 'park' : 'retry', code }
}

/** Whether a mail failed by its recipient and not on the way; `API` is an address that no host would take. */
function isOfAddress(command: string | undefined, responseCode: number | undefined): boolean {
  if (command === 'API') return true
  const isAnswer = command === 'RCPT TO' || command === 'DATA'
  return isAnswer && responseCode !== undefined && responseCode !== hostStops
}

/** Gives up after some milliseconds: a host that answers drop by drop would outlast the lease. */
async function within(limit: number, send: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), limit)
  })
  try {
    await Promise.race([send, late])
  } finally {
    clearTimeout(timer)
  }
}
