import { createIntl } from '@formatjs/intl'
import { company } from '../../content/company.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import type { MessageId, MessageValues } from '../../locales/messages.d.ts'
import { extractLocale } from '../../locales/routes.ts'
import { contactKeys } from '../contract/contact.ts'
import type { DeliverySubject } from './delivery-events.ts'
import { newsletterLink } from './newsletter-links.ts'
import { requestNumber } from './receipts.ts'
import type { Delivery } from './request-store.ts'

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
  switch (subject.event) {
    case 'request.created':
      return requestMail(subject, options)
    case 'subscription.requested':
    case 'subscription.confirmed':
    case 'subscription.ended':
      return confirmationMail(subject, options)
    default:
      return { to: options.mailTo, ...noticeText(subject, mailMessages(defaultLocale)) }
  }
}

type Notice = Exclude<DeliverySubject, { payload: object } | { subscriberId: string }>

/** A notice to the team that contains nothing of a visitor. */
function noticeText(subject: Notice, text: MailMessages): Pick<Mail, 'subject' | 'text'> {
  const to = { company: company.name }
  switch (subject.event) {
    case 'request.erased':
      return {
        subject: text('mail.erased.subject', to),
        text: text('mail.erased.text', { number: requestNumber(subject.requestId) }),
      }
    case 'delivery.parked': {
      const { channel, code, parked } = subject
      return {
        subject: text('mail.parked.subject', to),
        text: text('mail.parked.text', { channel, code, parked }),
      }
    }
    case 'delivery.recovered':
      return {
        subject: text('mail.recovered.subject', to),
        text: text('mail.recovered.text', { channel: subject.channel }),
      }
  }
}

type RequestCreated = Extract<DeliverySubject, { event: 'request.created' }>

/** The subject line is fixed: nothing a visitor typed is in a header (fault 30). */
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
        number: requestNumber(requestId),
        page: options.siteUrl + (payload.pathname ?? '/'),
        time: new Date(createdAt),
      }),
      ...lines,
    ].join('\n\n'),
    replyTo: { name: payload.name ?? '', address: payload.email ?? '' },
  }
}

type AboutSubscriber = Extract<DeliverySubject, { subscriberId: string }>

function confirmationMail({ subscriberId, subscription }: AboutSubscriber, options: Options): Mail {
  const { locale } = extractLocale(subscription.pathname)
  const text = mailMessages(locale)
  const subscriber = { id: subscriberId, pathname: subscription.pathname }
  return {
    to: subscription.email,
    subject: text('mail.confirm.subject', { company: company.name }),
    text: text('mail.confirm.text', {
      company: company.name,
      link: newsletterLink('confirm', subscriber, options, options.now),
    }),
  }
}

type MailMessageId = Extract<MessageId, `mail.${string}`>
type Arguments<Id extends MailMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

type MailMessages = ReturnType<typeof mailMessages>

/** Texts of a locale; what it lacks is in English. */
function mailMessages(locale: Locale) {
  const own = mailIntl(locale)
  const english = mailIntl(defaultLocale)
  return <Id extends MailMessageId>(id: Id, ...[values]: Arguments<Id>): string =>
    String((id in own.messages ? own : english).formatMessage({ id }, values as never))
}

function mailIntl(locale: Locale) {
  return createIntl<string>({ locale, messages: messagesFor(locale, ['mail']), timeZone: 'UTC' })
}
