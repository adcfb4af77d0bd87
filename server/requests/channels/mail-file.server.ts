import { mkdir, open, rename } from 'node:fs/promises'
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
