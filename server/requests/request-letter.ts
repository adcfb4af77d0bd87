import { goals, industries, isOneOf } from '../../content/taxonomy.ts'
import { briefKey, type contactKeys, sentAnswerKeys } from '../contract/contact.ts'
import { shortFormOf } from '../contract/form-names.ts'
import { oneLine, plainText } from '../contract/text-fields.ts'
import { readBriefText } from './brief-text.ts'
import type { DeliverySubject } from './delivery-events.ts'
import type { Letter, LetterField, MailMessages } from './letter.ts'
import { requestNumber } from './request-names.ts'

type RequestCreated = Extract<DeliverySubject, { event: 'request.created' }>
type Payload = RequestCreated['payload']
type Options = { siteUrl: string; text: MailMessages }

/** Longest sender in a subject line, characters: the number after it has to be seen in a list of mails. */
const longestSender = 60

/** What a list of mails shows of a request: the form, who sent it, and the number that both sides can name. */
export function requestSubject({ requestId, kind, payload }: RequestCreated, text: MailMessages) {
  const { company, name, email } = singleLines(payload)
  return text('mail.request.subject', {
    form: text(`mail.request.form.${formOf(kind, payload)}`),
    sender: shortened(company || name || email || ''),
    number: requestNumber(requestId),
  })
}

/** A request as the team reads it: what was chosen and where first, then the words, then who wrote them. */
export function requestLetter(request: RequestCreated, { siteUrl, text }: Options): Letter {
  const { requestId, kind, payload, createdAt } = request
  const line = singleLines(payload)
  const details = plainText(payload.requestDetails)
  const page = siteUrl + (line.pathname || '/')
  const field = (key: (typeof contactKeys)[number], value = '', href?: string): LetterField[] =>
    value === '' ? [] : [{ label: text(`mail.request.field.${key}`), value, href }]
  return [
    {
      kind: 'text',
      text: text('mail.request.intro', {
        sender: nameOf(line),
        form: text(`mail.request.form.${formOf(kind, payload)}`),
      }),
    },
    {
      kind: 'fields',
      fields: [
        ...sentAnswerKeys.flatMap((key) => field(key, chosen(text, key, line[key]))),
        ...field('pathname', page, page),
      ],
    },
    ...briefLetterParts(payload[briefKey], text),
    ...(details
      ? [
          {
            kind: 'quote',
            label: text('mail.request.field.requestDetails'),
            text: details,
          } as const,
        ]
      : []),
    {
      kind: 'fields',
      fields: [
        ...field('name', line.name),
        ...field(
          'email',
          line.email,
          `mailto:${encodeURIComponent(line.email ?? '').replace('%40', '@')}`,
        ),
        ...field('phone', line.phone),
        ...field('company', line.company),
      ],
    },
    {
      kind: 'text',
      text: text('mail.request.sent', {
        number: requestNumber(requestId),
        time: new Date(createdAt),
      }),
    },
  ]
}

/** What the visitor had collected: each part as a list, and the way to the page that shows them. */
function briefLetterParts(stored: string | undefined, text: MailMessages): Letter {
  const brief = readBriefText(stored)
  if (!brief) return []
  return [
    { kind: 'text', text: text('mail.request.brief') },
    ...brief.parts.map(
      ({ title, lines }) => ({ kind: 'list', label: title, items: lines }) as const,
    ),
    { kind: 'link', label: text('mail.request.open-brief'), href: brief.href },
  ]
}

/** Who writes, in a sentence. */
function nameOf({ name, company, email = '' }: Partial<Record<string, string>>): string {
  if (!name) return company || email
  return company ? `${name} (${company})` : name
}

function formOf(kind: string, payload: Payload) {
  return kind === 'contact' ? 'contact' : shortFormOf(payload)
}

/** An answer of the finder by its title; what the taxonomy does not know stays as it was sent. */
function chosen(text: MailMessages, key: (typeof sentAnswerKeys)[number], value = ''): string {
  if (key === 'goal' && isOneOf(goals, value)) return text(`taxonomy.goal.${value}`)
  if (key === 'industry' && isOneOf(industries, value)) {
    return text(`taxonomy.industry.${value}`)
  }
  return value
}

/** Its values as they fit the lines of a mail; a request of an earlier release may hold breaks. */
function singleLines(payload: Payload): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, oneLine(value)]))
}

function shortened(sender: string): string {
  const characters = [...sender]
  return characters.length > longestSender
    ? `${characters.slice(0, longestSender).join('').trimEnd()}…`
    : sender
}
