import { describe, expect, test } from 'vitest'
import { postalAddress, legalEntity } from '../../content/company.ts'
import { goals, goalTitles, industries, industryTitles } from '../../content/taxonomy.ts'
import { mailText } from './mail-text.ts'
import type { Delivery } from './request-store.ts'
import { readToken } from './signed-links.ts'

const options = {
  siteUrl: 'https://www.helmwright.example',
  secret: 's'.repeat(32),
  mailTo: 'team@helmwright.example',
  now: Date.UTC(2026, 10, 21),
}

const payload = {
  name: 'Marta <b>O’Neil</b> 李 🚢',
  phone: '+41 44 586 20 11',
  email: 'marta@keller-diagnostik.example',
  company: 'Keller & Söhne {AG}',
  requestDetails: 'One\nTwo',
  pathname: '/en-XA/contact-us',
  industry: 'real_estate',
  goal: 'boost_your_roi',
  final: 'Extend Your Team',
  service: 'DevOps',
}

function delivery(subject: Delivery['subject']): Delivery {
  return {
    id: 'delivery-1',
    channel: 'mail',
    attempts: 1,
    claims: 1,
    queuedAt: options.now,
    subject,
  }
}

const requestId = '3f2a91bc-0000-4000-8000-000000000000'

function write(sent: Record<string, string>, kind = 'contact') {
  const createdAt = Date.UTC(2026, 10, 21, 9, 30)
  const subject = { event: 'request.created', requestId, kind, payload: sent, createdAt } as const
  return mailText(delivery(subject), options)
}

describe('the mail to the team', () => {
  const mail = write(payload)

  test('reads like a letter: who wrote, what was chosen and where, the words, the rest', () => {
    expect(mail.text.replaceAll('\u202F', ' '))
      .toBe(`Marta <b>O’Neil</b> 李 🚢 (Keller & Söhne {AG}) has sent us a request through the form “Contact form”. Reply to this email to answer.

Industry: Real Estate
Goal: Boost your ROI
Chosen result: Extend Your Team
Chosen service: DevOps
Page: https://www.helmwright.example/en-XA/contact-us

What they are planning:
> One
> Two

Name: Marta <b>O’Neil</b> 李 🚢
Email: marta@keller-diagnostik.example
Phone: +41 44 586 20 11
Company: Keller & Söhne {AG}

Request 3F2A-91BC, sent on 21 November 2026 at 09:30 UTC.`)
  })

  test('says the same in HTML, where addresses can be followed', () => {
    const words = mail.html
      .replace(/<title>.*<\/title>/, '')
      .replaceAll('<wbr>', '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
    for (const word of mail.text.replace(/^> /gm, '').split(/:? |:?\n/)) {
      expect(words).toContain(word)
    }
    expect(mail.html).toContain('href="mailto:marta@keller-diagnostik.example"')
    expect(mail.html).toContain(
      '<a href="https://www.helmwright.example/en-XA/contact-us">https://<wbr>www.helmwright.example/<wbr>en-XA/<wbr>contact-us</a>',
    )
  })

  test('is known in a list of mails by form, company and number', () => {
    expect(mail.to).toBe('team@helmwright.example')
    expect(mail.subject).toBe('Contact form: Keller & Söhne {AG} (3F2A-91BC)')
    expect(mail.replyTo).toEqual({ name: payload.name, address: payload.email })
  })

  test('lists what the visitor collected, with the way to its page', () => {
    const brief = `Team cost
- Price range: €14,900–19,900 per month for 12 months
- 1 × QA engineers (Middle, Poland): <b>€3,800</b>
https://www.helmwright.example/my-brief?cost=role%3Dqa-engineers`
    const { text, html } = write({ ...payload, brief })
    expect(text).toContain(`Sent with the request

Team cost:
- Price range: €14,900–19,900 per month for 12 months
- 1 × QA engineers (Middle, Poland): <b>€3,800</b>

See it on the site:
https://www.helmwright.example/my-brief?cost=role%3Dqa-engineers

What they are planning:`)
    expect(html).toContain(
      '<li><bdi>Price range: €14,900–19,900 per month for 12 months</bdi></li>',
    )
    expect(html).toContain('&lt;b>€3,800&lt;/b>')
    expect(html).toContain(
      'href="https://www.helmwright.example/my-brief?cost=role%3Dqa-engineers"',
    )
  })

  test('is whole without a brief, and with a text that is none', () => {
    expect(write({ ...payload, brief: 'Email: forged@evil.example' })).toEqual(mail)
  })

  test('without a company it is known by the name, without a name by the address', () => {
    const { email, pathname } = payload
    expect(write({ email, name: 'Bo Li', pathname }, 'contact-short').subject).toBe(
      'Short form: Bo Li (3F2A-91BC)',
    )
    const byAddress = write({ email, pathname }, 'contact-short')
    expect(byAddress.subject).toBe(`Start your project: ${email} (3F2A-91BC)`)
    expect(byAddress.text).toContain(`${email} has sent us`)
  })

  test('leaves out what was left empty', () => {
    const empty = { phone: '', company: '', requestDetails: ' ', industry: '', goal: '', final: '' }
    const { text, html } = write({ ...payload, ...empty, service: '' })
    for (const label of ['Phone', 'Company', 'What they', 'Industry', 'Goal', 'Chosen']) {
      expect(text).not.toContain(`${label}:`)
      expect(html).not.toContain(`>${label}`)
    }
  })

  test.each([
    ...goals.map((id, at) => ['goal', 'Goal', id, goalTitles[at]!] as const),
    ...industries.map((id, at) => ['industry', 'Industry', id, industryTitles[at]!] as const),
  ])('names the %s with its title (%s %s)', (key, label, id, title) => {
    expect(write({ ...payload, [key]: id }).text).toContain(`${label}: ${title}\n`)
  })

  test('keeps an answer that the taxonomy does not know', () => {
    expect(write({ ...payload, goal: 'constructor' }).text).toContain('Goal: constructor\n')
  })

  test('lets no value begin another field', () => {
    const forged = 'X\r\nEmail: forged@evil.example\n\nPhone:\u2028\u202E1'
    const { text, html, subject, replyTo } = write({
      ...payload,
      name: forged,
      company: forged,
      service: forged,
      requestDetails: forged,
    })
    expect(text.match(/^Email: .*$/gm)).toEqual([`Email: ${payload.email}`])
    expect(text.match(/^Phone: .*$/gm)).toEqual([`Phone: ${payload.phone}`])
    expect(html.match(/>Email</g)).toHaveLength(1)
    expect(subject).toBe('Contact form: X Email: forged@evil.example Phone: 1 (3F2A-91BC)')
    expect(replyTo?.name).toBe('X Email: forged@evil.example Phone: 1')
  })

  test('has its number in the subject however long the company’s name is', () => {
    const { subject } = write({ ...payload, company: '🚢'.repeat(120) })
    expect(subject).toBe(`Contact form: ${'🚢'.repeat(60)}… (3F2A-91BC)`)
  })

  test('is in the default language whatever page the visitor came from', () => {
    expect(mail.text).toContain('Name:')
  })
})

describe('mails about one request', () => {
  const erased = mailText(delivery({ event: 'request.erased', requestId }), options)

  test('are one conversation, and those about another request are not', () => {
    const thread = `<request-${requestId}@www.helmwright.example>`
    expect(write(payload).references).toBe(thread)
    expect(erased.references).toBe(thread)
    const other = { event: 'request.erased', requestId: 'another' } as const
    expect(mailText(delivery(other), options).references).not.toBe(thread)
  })

  test('tell its end by the number, in both parts', () => {
    expect(erased.subject).toBe('Request 3F2A-91BC was withdrawn – Helmwright website')
    expect(erased.text).toContain('Request 3F2A-91BC was deleted')
    expect(erased.html).toContain('Request 3F2A-91BC was deleted')
  })
})

describe('the mail about quarantine', () => {
  const waitingRequest = {
    requestId,
    kind: 'contact',
    // A Friday: the answer is due on Monday.
    createdAt: Date.UTC(2026, 10, 20, 13, 30),
  }
  const quarantineMail = (waiting: number) =>
    mailText(
      delivery({ event: 'quarantine.waiting', waiting, requests: [waitingRequest] }),
      options,
    )

  test('says what to do in its subject, and by when in its list', () => {
    const mail = quarantineMail(1)
    const text = mail.text.replaceAll('\u202F', ' ')
    expect(mail.to).toBe('team@helmwright.example')
    expect(mail.subject).toBe('Look at 1 request in quarantine – Helmwright website')
    expect(text).toContain(
      '3F2A-91BC: received on 20 November 2026 at 13:30 UTC, answer promised by 23 November 2026 at 13:30 UTC',
    )
    for (const command of ['show', 'release', 'dismiss']) {
      expect(text).toMatch(new RegExp(`\\nnpm run requests -- ${command} 1F2C-99AB\\n`))
    }
    expect(text).not.toContain('more')
    expect(mail.references).toBeUndefined()
  })

  test('counts those that it does not list', () => {
    const mail = quarantineMail(12)
    expect(mail.subject).toContain('12 requests')
    expect(mail.text).toContain('11 more')
    expect(mail.text).toContain('\nnpm run requests -- list --state quarantined\n')
  })
})

describe('the mail that confirms the newsletter', () => {
  const writeTo = (pathname: string) =>
    mailText(
      delivery({
        event: 'subscription.requested',
        subscriberId: 'reader-1',
        subscription: { email: 'reader@example.org', pathname },
      }),
      options,
    )

  test('goes to the reader with one link, which confirms', () => {
    const mail = writeTo('/')
    expect(mail.to).toBe('reader@example.org')
    const links = mail.text.match(/https?:\S+/g)!
    expect(links).toHaveLength(1)
    const link = new URL(links[0])
    expect(link.origin + link.pathname).toBe('https://www.helmwright.example/newsletter/confirm')
    const token = link.searchParams.get('token')!
    expect(readToken(options.secret, 'confirm', token, options.now)?.id).toBe('reader-1')
    expect(mail.html.match(/href="[^"]*"/g)).toEqual([`href="${links[0]}"`])
  })

  test('greets and says at its end who writes', () => {
    const { text, html } = writeTo('/')
    expect(text.startsWith('Hello,\n\n')).toBe(true)
    expect(text.endsWith(`${legalEntity.name}\n${postalAddress('en')}`)).toBe(true)
    expect(html).toContain(postalAddress('en'))
  })

  test('is in the language of the page, and so is its link', () => {
    const mail = writeTo('/en-XA/privacy-policy')
    expect(mail.text).toContain('/en-XA/newsletter/confirm?token=')
    expect(mail.subject).not.toBe(writeTo('/').subject)
    expect(mail.html).toContain('<html lang="en-XA" dir="ltr">')
  })
})

test.each(['subscription.confirmed', 'subscription.ended'] as const)(
  'there is no mail about %s',
  (event) => {
    const subscription = { email: 'reader@example.org', pathname: '/' }
    const subject = { event, subscriberId: 'subscriber-1', subscription }
    expect(() => mailText(delivery(subject), options)).toThrow(event)
  },
)
