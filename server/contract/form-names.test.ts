import { expect, test } from 'vitest'
import { formId, formNames, postPath } from './form-names.ts'

test('A plain post names its form and brings the visitor back to it', () => {
  expect(postPath('/api/contact', 'service')).toBe('/api/contact?form=service#service-form')
})

test('No two forms share an element or an address', () => {
  const ids = formNames.map(formId)
  const addresses = formNames.map((name) => postPath('/api/contact', name))
  expect(new Set(ids).size).toBe(formNames.length)
  expect(new Set(addresses).size).toBe(formNames.length)
})
