import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** A complete mail; `messageId` and `date` are always set, so that a repeat gives the same file. */
export type MailMessage = SendMailOptions & { messageId: string; date: Date }

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Folder of the written mails. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Writes a mail as `<time>-<id>.eml`, whole or not at all. */
export async function writeMailFile(dataDir: string, message: MailMessage): Promise<string> {
  const folder = mailFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const { message: bytes } = await transport.sendMail(message)
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
