import { expect, test } from 'vitest'
import { isListedFreeMail } from './free-mail.server.ts'

test.each([
  'a@keller.example',
  'a@umn.edu',
  'a@bt.com',
  'a@firm.com.ar',
  'a@firm.org.ua',
  'a@xn--bcher-kva.example',
  'a@notweb.de',
])('%s may belong to a company', (address) => {
  expect(isListedFreeMail(address)).toBe(false)
})

test.each([
  'a@web.de',
  'a@WEB.DE',
  ' a@mail.web.de ',
  'a@fastmail.com',
  'a@mailinator.com',
  'a@guerrillamail.com',
])('%s does not', (address) => {
  expect(isListedFreeMail(address)).toBe(true)
})
