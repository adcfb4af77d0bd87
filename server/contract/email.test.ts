import { describe, expect, test } from 'vitest'
import { comparableEmail, isEmail, isKnownFreeMail, normalizeEmail } from './email.ts'

describe('addresses that every form accepts', () => {
  test.each([
    'ann@example.com',
    ' ann@example.com ',
    'ann+tag@example.co.uk',
    "o'neil@example.com",
    'first.last@sub.example.museum',
    'a-b_c@my-company.io',
    'ann@münchen.de',
    'ann@EXAMPLE.Com',
    'ann@example.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('%s', (typed) => expect(isEmail(typed)).toBe(true))
})

describe('addresses that no form accepts', () => {
  test.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@example.c',
    'ann@@example.com',
    'ann@exam ple.com',
    'ann@-example.com',
    'ann@127.0.0.1',
    'ann@[127.0.0.1]',
    'ann@example.com/path',
    'ann b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
  ])('%s', (typed) => expect(isEmail(typed)).toBe(false))
})

test('the domain is checked in lower-case ASCII, the part before it as it was typed', () => {
  expect(normalizeEmail(' Ann@MÜNCHEN.de ')).toBe('Ann@xn--mnchen-3ya.de')
})

test('addresses are compared without capitals', () => {
  expect(comparableEmail(' Ann@MÜNCHEN.de ')).toBe('ann@xn--mnchen-3ya.de')
})

describe('free mail', () => {
  test.each([
    'gmail.com',
    'googlemail.com',
    'yahoo.com',
    'yahoo.co.uk',
    'yahoo.de',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
    'icloud.com',
    'me.com',
    'aol.com',
    'proton.me',
    'protonmail.com',
    'protonmail.ch',
    'pm.me',
    'gmx.net',
    'gmx.de',
    'mail.ru',
    'yandex.ru',
    'zoho.com',
    'qq.com',
    '163.com',
    'GMAIL.com',
    'mx.gmail.com',
  ])('%s is not a business address', (domain) => {
    expect(isKnownFreeMail(`ann@${domain}`)).toBe(true)
  })

  test.each([
    'notgmail.com',
    'gmail.com.example.org',
    'proton.ch',
    'yahoo-partners.com',
    'acme.io',
  ])('%s is a business address', (domain) => expect(isKnownFreeMail(`ann@${domain}`)).toBe(false))
})
