import { describe, expect, test } from 'vitest'
import { checkSubscription, subscriptionPayload } from './blog-subscribe.ts'
import { checkContact, contactKeys, contactPayload } from './contact.ts'
import { errorCodes } from './error-codes.ts'

const good = { name: 'Jo', email: 'jo@acme.io' }

describe('check A of the full form', () => {
  test.each([
    ['', errorCodes.nameRequired],
    ['J', errorCodes.nameRequired],
    ['  J  ', errorCodes.nameRequired],
    ['J\u200B', errorCodes.nameRequired],
    ['\u200B\u200B\u200B\u200B', errorCodes.nameRequired],
    ['\uFEFF\u2060\u00AD\u3164', errorCodes.nameRequired],
    ['\u2800\u2800\u2800', errorCodes.nameRequired],
    ['\u202EJ\u202C\u0007', errorCodes.nameRequired],
    ['e\u0301', errorCodes.nameRequired],
    ['Jo', undefined],
    ['李明', undefined],
    ['نی\u200Cما', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), errorCodes.tooLong],
  ])('name %j → %s', (name, code) => {
    expect(checkContact({ ...good, name }).name).toBe(code)
  })

  test.each([
    ['', errorCodes.emailInvalid],
    ['jo@acme', errorCodes.emailInvalid],
    ['jo@gmail.com', errorCodes.emailNotBusiness],
    ['jo@acme.io', undefined],
  ])('email %j → %s', (email, code) => {
    expect(checkContact({ ...good, email }).email).toBe(code)
  })

  test.each([
    ['phone', 40],
    ['company', 120],
    ['requestDetails', 5000],
  ] as const)('%s may hold %i characters', (field, most) => {
    expect(checkContact({ ...good, [field]: '漢'.repeat(most) })).toEqual({})
    expect(checkContact({ ...good, [field]: '漢'.repeat(most + 1) })).toEqual({
      [field]: errorCodes.tooLong,
    })
  })

  test('a line end counts once, however it was sent', () => {
    const requestDetails = `${'a\r\n'.repeat(2499)}aa`
    expect(checkContact({ ...good, requestDetails })).toEqual({})
  })

  test('both faults are found at once', () => {
    expect(Object.keys(checkContact({}))).toEqual(['name', 'email'])
  })
})

describe('the payload of a request', () => {
  test('carries all ten keys, missing ones empty', () => {
    expect(contactPayload({})).toEqual({
      ...Object.fromEntries(contactKeys.map((key) => [key, ''])),
      pathname: '/',
    })
  })

  test('keeps unknown context up to 200 characters and drops other keys', () => {
    const payload = contactPayload({ ...good, goal: 'x'.repeat(300), extra: 'y' })
    expect(payload.goal).toHaveLength(200)
    expect(payload).not.toHaveProperty('extra')
  })

  test('making a payload of a payload changes nothing', () => {
    const once = contactPayload({ ...good, name: ' Jo ', requestDetails: 'a\r\nb\rc' })
    expect(once.requestDetails).toBe('a\nb\nc')
    expect(contactPayload(once)).toEqual(once)
  })

  test.each([
    ['/contact-us?utm=1#form', '/contact-us'],
    ['/contact-us/', '/contact-us'],
    ['//evil.example/x', '/'],
    ['https://evil.example', '/'],
    ['', '/'],
  ])('path %j is sent as %j', (typed, path) => {
    expect(contactPayload({ pathname: typed }).pathname).toBe(path)
  })
})

describe('the newsletter', () => {
  test('takes free mail', () => {
    expect(checkSubscription({ email: 'reader@gmail.com' })).toEqual({})
  })

  test.each(['', 'reader', 'reader@example'])(
    '%j gets the words of the newsletter form',
    (email) => {
      expect(checkSubscription({ email })).toEqual({ email: errorCodes.newsletterEmail })
    },
  )

  test('sends the address and the page, nothing else', () => {
    expect(
      subscriptionPayload({ email: ' reader@example.org ', pathname: '/?x=1', name: 'x' }),
    ).toEqual({
      email: 'reader@example.org',
      pathname: '/',
    })
  })
})
