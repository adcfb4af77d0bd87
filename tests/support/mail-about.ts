import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Site } from './site-under-test.ts'

/** A written mail, decoded; its text without the marks of quoted lines. */
export type WrittenMail = { to: string; subject: string; text: string }

/**
 * Waits for the first written mail whose text or recipient contains a string, and decodes it.
 * @param timeout longest wait, milliseconds
 */
export async function mailAbout(site: Site, text: string, timeout = 5000): Promise<WrittenMail> {
  const find = async () =>
    (await decodedMails(site)).find(({ to, text: words }) =>
      [to, words].some((part) => part.includes(text)),
    )
  await expect.poll(find, { message: `a mail about ${text}`, timeout }).toBeDefined()
  return (await find())!
}

function decodedMails(site: Site): Promise<WrittenMail[]> {
  return Promise.all(
    site.mails().map(async (mail) => {
      const { to = [], subject = '', text = '' } = await PostalMime.parse(mail)
      const unmarked = text.replace(/^> /gm, '')
      return { to: to.map(({ address }) => address).join(', '), subject, text: unmarked }
    }),
  )
}
