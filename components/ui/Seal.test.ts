import { expect, test } from 'vitest'
import { initials } from './Seal.tsx'

test.each([
  ['Ida Brandt', 'IB'],
  ['Dr. Anke Vogt', 'AV'],
  ['Prof. Dr. Anke Maria Vogt', 'AV'],
  ['Sofia', 'S'],
  ['åsa öberg', 'ÅÖ'],
  ['  Tom   Ashworth ', 'TA'],
  ['𝒜nn 𝒮mith', '𝒜𝒮'],
  ['', ''],
])('"%s" is sealed with "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
