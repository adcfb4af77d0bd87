import { describe, expect, test } from 'vitest'
import { checkSubscription, subscriptionPayload } from './blog-subscribe.ts'
import {
  checkContact,
  contactKeys,
  contactPayload,
  checkShortContact,
  checkStartProject,
  shortContactPayload,
  startProjectPayload,
} from './contact.ts'
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

const short = { name: 'Jos', email: 'jo@gmail.com' }
const one = errorCodes.nameAndEmail

describe('check B of the short form', () => {
  test.each([
    ['', one],
    ['Jo', one],
    ['  Jo  ', one],
    ['J\u200B', one],
    ['\u200B\u200B\u200B\u200B', one],
    ['\uFEFF\u2060\u00AD\u3164', one],
    ['\u2800\u2800\u2800', one],
    ['\u202EJ\u202C\u0007', one],
    ['Jo\u200D\u200D', one],
    ['Jos', undefined],
    ['J B', undefined],
    ['李明李', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), one],
  ])('name %j → %s', (name, code) => {
    expect(checkShortContact({ ...short, name })).toEqual(code ? { name: code } : {})
  })

  test.each([
    ['', one],
    ['jo@acme', one],
    ['jo@gmail.com', undefined],
    [' jo@acme.io ', undefined],
  ])('email %j → %s', (email, code) => {
    expect(checkShortContact({ ...short, email })).toEqual(code ? { email: code } : {})
  })

  test('nothing at all is a fault of both fields', () => {
    expect(checkShortContact({})).toEqual({ name: one, email: one })
  })
})

test.each([
  ['', errorCodes.startEmail],
  ['jo@acme', errorCodes.startEmail],
  ['jo@gmail.com', undefined],
])('start your project: email %j → %s', (email, code) => {
  expect(checkStartProject({ email })).toEqual(code ? { email: code } : {})
})

describe('the payloads of the short forms', () => {
  test('of the short form has exactly the keys of API-04', () => {
    expect(shortContactPayload({ ...short, phone: '1', website: 'x' })).toEqual({
      email: 'jo@gmail.com',
      name: 'Jos',
      pathname: '/',
      industry: '',
      goal: '',
      final: '',
      service: '',
    })
  })

  test('of start-your-project has no name', () => {
    expect(startProjectPayload({ ...short, goal: 'boost_your_roi', pathname: '/x/?a#b' })).toEqual({
      email: 'jo@gmail.com',
      pathname: '/x',
      industry: '',
      goal: 'boost_your_roi',
      final: '',
      service: '',
    })
  })

  test('cut the stored answers at 200 characters', () => {
    expect(startProjectPayload({ service: 'x'.repeat(201) }).service).toHaveLength(200)
  })
})
