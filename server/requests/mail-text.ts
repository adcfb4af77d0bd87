import { createIntl } from '@formatjs/intl'
import { company } from '../../content/company.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import type { MessageId, MessageValues } from '../../locales/messages.d.ts'
import { extractLocale, href } from '../../locales/routes.ts'
import { contactKeys } from '../contract/contact.ts'
import type { Delivery } from './request-store.ts'
import { signToken } from './signed-token.ts'

/** A mail before it has a transport. */
export type Mail = {
  to: string
  subject: string
  text: string
  /** Only the team's mails: whom an answer goes to. */
  replyTo?: { name: string; address: string }
}

type Options = { siteUrl: string; secret: string; mailTo: string; now: number }

/** Writes the mail of a delivery: to the team in the default locale, to a visitor in the visitor's. */
export function mailText({ subject }: Delivery, options: Options): Mail {
  return subject.event === 'request.created'
    ? requestMail(subject, options)
    : confirmationMail(subject, options)
}

type RequestCreated = Extract<Delivery['subject'], { event: 'request.created' }>

/** The subject line is fixed: nothing a visitor typed stands in a header (fault 30). */
function requestMail({ requestId, payload, createdAt }: RequestCreated, options: Options): Mail {
  const text = mailMessages(defaultLocale)
  const sent = contactKeys.filter((key) => payload[key] !== undefined)
  const lines = sent.map((key) =>
    text('mail.request.line', {
      field: text(`mail.request.field.${key}`),
      value: payload[key]!,
    }),
  )
  return {
    to: options.mailTo,
    subject: text('mail.request.subject', { company: company.name }),
    text: [
      text('mail.request.intro', {
        number: requestId,
        page: options.siteUrl + (payload.pathname ?? '/'),
        time: new Date(createdAt),
      }),
      ...lines,
    ].join('\n\n'),
    replyTo: { name: payload.name ?? '', address: payload.email ?? '' },
  }
}

type SubscriptionRequested = Extract<Delivery['subject'], { event: 'subscription.requested' }>

function confirmationMail(
  { subscriberId, subscription }: SubscriptionRequested,
  { siteUrl, secret, now }: Options,
): Mail {
  const { locale } = extractLocale(subscription.pathname)
  const text = mailMessages(locale)
  const token = signToken(secret, 'confirm', subscriberId, now)
  return {
    to: subscription.email,
    subject: text('mail.confirm.subject', { company: company.name }),
    text: text('mail.confirm.text', {
      company: company.name,
      link: `${siteUrl}${href('newsletter.confirm', locale)}?token=${token}`,
    }),
  }
}

type MailMessageId = Extract<MessageId, `mail.${string}`>
type Arguments<Id extends MailMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

function mailMessages(locale: Locale) {
  const messages = messagesFor(locale, ['mail'])
  const intl = createIntl<string>({ locale, messages, timeZone: 'UTC' })
  return <Id extends MailMessageId>(id: Id, ...[values]: Arguments<Id>): string =>
    String(intl.formatMessage({ id }, values as never))
}
