import { answerBy } from '../../content/working-hours.ts'
import { postalAddress, company, legalEntity } from '../../content/company.ts'
import { defaultLocale, type Locale, localeRecord } from '../../locales/locales.ts'
import { extractLocale } from '../../locales/addresses.ts'
import { oneLine } from '../contract/text-fields.ts'
import type { DeliverySubject } from './delivery-events.ts'
import { type Letter, letterHtml, letterText, type MailMessages, mailMessages } from './letter.ts'
import { requestNumber } from './request-names.ts'
import { newsletterLink } from './signed-links.ts'
import { requestLetter, requestSubject } from './request-letter.ts'
import type { Delivery } from './request-store.ts'

/** A mail before it has a transport. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Only the team's mails about a request: the conversation they belong to. */
  references?: string | undefined
  /** Only the team's mails: whom an answer goes to. */
  replyTo?: { name: string; address: string }
}

type Options = { siteUrl: string; secret: string; mailTo: string; now: number }

/**
 * Writes the mail of a delivery: to the team in the default locale, to a reader of the newsletter in the reader's. Who
 * sends a request gets no mail, but a receipt (`server/api/receipt.ts`).
 */
export function mailText({ subject }: Delivery, options: Options): Mail {
  switch (subject.event) {
    case 'request.created':
      return requestMail(subject, options)
    case 'subscription.requested':
      return confirmationMail(subject, options)
    case 'subscription.confirmed':
    case 'subscription.ended':
      throw new Error(
        `${subject.event} is for the team's system alone, no mail is written about it`,
      )
    case 'quarantine.waiting':
      return quarantineMail(subject, options)
    default:
      return noticeMail(subject, options)
  }
}

type Notice = Exclude<
  DeliverySubject,
  { payload: object } | { subscriberId: string } | { event: 'quarantine.waiting' }
>

function noticeMail(notice: Notice, options: Options): Mail {
  const { subject, text } = noticeText(notice, mailMessages(defaultLocale))
  return {
    ...written([{ kind: 'text', text }], subject, defaultLocale),
    to: options.mailTo,
    references: 'requestId' in notice ? threadOf(notice.requestId, options) : undefined,
  }
}

/** A notice to the team that contains nothing of a visitor. */
function noticeText(notice: Notice, text: MailMessages): Pick<Mail, 'subject' | 'text'> {
  const names = { company: company.name }
  switch (notice.event) {
    case 'request.erased':
      return {
        subject: text('mail.erased.subject', { ...names, number: requestNumber(notice.requestId) }),
        text: text('mail.erased.text', { number: requestNumber(notice.requestId) }),
      }
    case 'delivery.parked': {
      const { channel, code, parked } = notice
      return {
        subject: text('mail.parked.subject', names),
        text: text('mail.parked.text', { channel, code, parked }),
      }
    }
    case 'delivery.recovered':
      return {
        subject: text('mail.recovered.subject', names),
        text: text('mail.recovered.text', { channel: notice.channel }),
      }
  }
}

type QuarantineWaiting = Extract<DeliverySubject, { event: 'quarantine.waiting' }>

/** Which requests nobody has received yet, and by when each sender was promised an answer. */
function quarantineMail({ waiting, requests }: QuarantineWaiting, options: Options): Mail {
  const text = mailMessages(defaultLocale)
  const more = waiting - requests.length
  const letter: Letter = [
    { kind: 'text', text: text('mail.quarantine.intro', { waiting }) },
    {
      kind: 'fields',
      fields: requests.map(({ requestId, createdAt }) => ({
        label: requestNumber(requestId),
        value: text('mail.quarantine.request', {
          received: new Date(createdAt),
          answer: answerBy(new Date(createdAt), company.timeZone),
        }),
      })),
    },
    ...(more > 0 ? [{ kind: 'text', text: text('mail.quarantine.more', { more }) } as const] : []),
    { kind: 'text', text: text('mail.quarantine.commands') },
  ]
  const subject = text('mail.quarantine.subject', { waiting, company: company.name })
  return { ...written(letter, subject, defaultLocale), to: options.mailTo }
}

type RequestCreated = Extract<DeliverySubject, { event: 'request.created' }>

function requestMail(request: RequestCreated, options: Options): Mail {
  const text = mailMessages(defaultLocale)
  const { requestId, payload } = request
  const letter = requestLetter(request, { siteUrl: options.siteUrl, text })
  return {
    ...written(letter, requestSubject(request, text), defaultLocale),
    to: options.mailTo,
    references: threadOf(requestId, options),
    replyTo: { name: oneLine(payload.name), address: payload.email ?? '' },
  }
}

type AboutSubscriber = Extract<DeliverySubject, { subscriberId: string }>

function confirmationMail({ subscriberId, subscription }: AboutSubscriber, options: Options): Mail {
  const { locale } = extractLocale(subscription.pathname)
  const text = mailMessages(locale)
  const subscriber = { id: subscriberId, pathname: subscription.pathname }
  const letter: Letter = [
    { kind: 'text', text: text('mail.confirm.intro', { company: company.name }) },
    {
      kind: 'link',
      label: text('mail.confirm.action'),
      href: newsletterLink('confirm', subscriber, options, options.now),
    },
    { kind: 'text', text: text('mail.confirm.note') },
    { kind: 'text', text: `${legalEntity.name}\n${postalAddress(locale)}` },
  ]
  return {
    ...written(letter, text('mail.confirm.subject', { company: company.name }), locale),
    to: subscription.email,
  }
}

/** Both parts of a letter. */
function written(letter: Letter, subject: string, locale: Locale) {
  const { code: lang, dir } = localeRecord(locale)
  return {
    subject,
    text: letterText(letter),
    html: letterHtml(letter, { title: subject, lang, dir }),
  }
}

/** The id that every mail about a request refers to, so that a mailbox shows them as one conversation. */
function threadOf(requestId: string, { siteUrl }: Options): string {
  return `<request-${requestId}@${new URL(siteUrl).hostname}>`
}
