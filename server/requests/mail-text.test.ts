import { describe, expect, test } from 'vitest'
import { contactKeys } from '../contract/contact.ts'
import { mailText } from './mail-text.ts'
import type { Delivery } from './request-store.ts'
import { readToken } from './newsletter-links.ts'

const options = {
  siteUrl: 'https://www.helmwright.example',
  secret: 's'.repeat(32),
  mailTo: 'team@helmwright.example',
  now: Date.UTC(2026, 10, 21),
}

const payload = Object.fromEntries(contactKeys.map((key) => [key, `<b>${key} {x} 李 🚢</b>`]))

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

const request = delivery({
  event: 'request.created',
  requestId: '3f2a91bc-0000-4000-8000-000000000000',
  kind: 'contact',
  payload: { ...payload, pathname: '/en-XA/contact-us', requestDetails: 'One\nTwo' },
  createdAt: Date.UTC(2026, 10, 21, 9, 30),
})

describe('the mail to the team', () => {
  const mail = mailText(request, options)

  test('holds every field as it was typed, the number, the time and the page', () => {
    for (const key of contactKeys.filter(
      (name) => !['pathname', 'requestDetails'].includes(name),
    )) {
      expect(mail.text).toContain(payload[key])
    }
    expect(mail.text).toContain('One\nTwo')
    expect(mail.text).toContain('3F2A-91BC')
    expect(mail.text).toContain('https://www.helmwright.example/en-XA/contact-us')
    expect(mail.text).toContain('November 21, 2026 at 9:30')
  })

  test('goes to the team with a subject that no visitor can shape', () => {
    expect(mail.to).toBe('team@helmwright.example')
    expect(mail.subject).toBe('New request – Helmwright website')
    expect(mail.replyTo).toEqual({ name: payload.name, address: payload.email })
  })

  test('is in the default language whatever page the visitor came from', () => {
    expect(mail.text).toContain('Name:')
  })
})

describe('the mail that confirms the newsletter', () => {
  const write = (pathname: string) =>
    mailText(
      delivery({
        event: 'subscription.requested',
        subscriberId: 'reader-1',
        subscription: { email: 'reader@example.org', pathname },
      }),
      options,
    )

  test('goes to the reader with one link, which confirms', () => {
    const mail = write('/')
    expect(mail.to).toBe('reader@example.org')
    const links = mail.text.match(/https?:\S+/g)!
    expect(links).toHaveLength(1)
    const link = new URL(links[0])
    expect(link.origin + link.pathname).toBe('https://www.helmwright.example/newsletter/confirm')
    const token = link.searchParams.get('token')!
    expect(readToken(options.secret, 'confirm', token, options.now)).toBe('reader-1')
  })

  test('is in the language of the page, and so is its link', () => {
    const mail = write('/en-XA/privacy-policy')
    expect(mail.text).toContain('/en-XA/newsletter/confirm?token=')
    expect(mail.subject).not.toBe(write('/').subject)
  })
})
