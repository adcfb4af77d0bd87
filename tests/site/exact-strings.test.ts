import { describe, expect, test } from 'vitest'
import { messagesFor } from '../../locales/catalog.server.ts'

/** Inventory section 3, compared byte by byte with what the catalogs give to the pages. */
const exact: Record<string, readonly [row: string, text: string]> = {
  'common.newsletter.title': ['T-01', 'Stay in touch'],
  'forms.received.title': ['T-16', 'Your request was received'],
  'forms.received.text': ['T-17', 'We’ll back to you soon after we’ve reviewed it'],
  'forms.received.stories': ['T-18', 'View our success stories'],
  'forms.received.refill': ['T-19', 'Refill contact form'],
  'common.action.get-in-touch': ['T-20', 'Get in touch'],
  'common.action.hire-developers': ['T-22', 'Hire Developers'],
  'forms.error.newsletter-email': ['T-26', 'Please provide your valid email'],
  'forms.error.name-required': ['T-27', 'Name is required'],
  'forms.error.email-invalid': ['T-28', 'Invalid email address'],
  'forms.error.email-not-business': ['T-29', 'Enter a business email'],
  'common.route.terms-of-service': ['T-33', 'Terms of Service'],
  'common.route.privacy-policy': ['T-33', 'Privacy Policy'],
}

describe('exact strings of the inventory', () => {
  const messages = messagesFor('en', ['common', 'forms'])
  test.each(Object.entries(exact))('%s', (id, [, text]) => {
    expect(messages[id]).toEqual([{ type: 0, value: text }])
  })
})

test('the consent text names both legal pages as they are called', () => {
  const messages = messagesFor('en', ['common', 'forms'])
  const consent = JSON.stringify(messages['forms.consent'])
  expect(consent).toContain('"Terms of Service"')
  expect(consent).toContain('"Privacy Policy"')
})
