import { expect, test } from 'vitest'
import { lettersOf } from './letters-of.ts'

test.each([
  ['Room', 'Ro'],
  ['React Native', 'RN'],
  ['Microsoft SQL Server', 'MS'],
  ['Objective-C', 'OC'],
  ['Core data', 'CD'],
  ['Node.js', 'No'],
  ['C#', 'C#'],
  ['gRPC', 'gR'],
  ['.NET', 'NE'],
  ['', ''],
])('%s is marked by %s', (subtitle, letters) => {
  expect(lettersOf(subtitle)).toBe(letters)
})
