import { describe, expect, test } from 'vitest'
import {
  checkShortContact,
  checkStartProject,
  shortContactPayload,
  startProjectPayload,
} from './contact-short.ts'
import { errorCodes } from './error-codes.ts'

const good = { name: 'Jos', email: 'jo@gmail.com' }
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
    expect(checkShortContact({ ...good, name })).toEqual(code ? { name: code } : {})
  })

  test.each([
    ['', one],
    ['jo@acme', one],
    ['jo@gmail.com', undefined],
    [' jo@acme.io ', undefined],
  ])('email %j → %s', (email, code) => {
    expect(checkShortContact({ ...good, email })).toEqual(code ? { email: code } : {})
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

describe('the payloads', () => {
  test('of the short form has exactly the keys of API-04', () => {
    expect(shortContactPayload({ ...good, phone: '1', website: 'x' })).toEqual({
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
    expect(startProjectPayload({ ...good, goal: 'boost_your_roi', pathname: '/x/?a#b' })).toEqual({
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
