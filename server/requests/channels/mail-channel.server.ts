import { createTransport, type SendMailOptions } from 'nodemailer'
import { isLoopback } from '../../../content/address-query.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Channel, SendOutcome } from '../delivery-loop.ts'
import { codeOf } from '../../exception-code.ts'
import { mailText } from '../mail-text.ts'
import type { Delivery } from '../request-store.ts'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

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
  const local = isLoopback(url)
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

/** A complete mail; `messageId` and `date` are always set, so that a repeat gives the same file. */
type MailMessage = SendMailOptions & { messageId: string; date: Date }

const fileTransport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Folder of the written mails. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Writes a mail as `<time>-<id>.eml`, whole or not at all. */
async function writeMailFile(dataDir: string, message: MailMessage): Promise<string> {
  const folder = mailFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const { message: bytes } = await fileTransport.sendMail(message)
  const time = message.date.toISOString().replace(/[:.]/g, '-')
  const path = join(folder, `${time}-${message.messageId.slice(1).split('@')[0]}.eml`)
  const file = await open(`${path}.part`, 'w')
  try {
    await file.writeFile(bytes as Buffer)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  return path
}

/**
 * Deletes the written mails whose delivery is gone: its request was erased, or has passed its time.
 * @param goneDeliveries finds those ids that are not in the outbox any more
 */
export async function removeOrphanedMails(
  dataDir: string,
  goneDeliveries: (ids: readonly string[]) => Promise<string[]>,
): Promise<void> {
  const folder = mailFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const nameOf = new Map(names.flatMap((name) => idOf(name).map((id) => [id, name] as const)))
  for (const id of await goneDeliveries([...nameOf.keys()])) {
    await rm(join(folder, nameOf.get(id)!), { force: true })
  }
}

/** The id of a delivery at the end of the name of its file. */
function idOf(name: string): string[] {
  const [, id] = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(\.part)?$/.exec(name) ?? []
  return id === undefined ? [] : [id]
}
