import { expect, test } from 'vitest'
import { isShortcut, shortcutModifier } from './modifier-keys.ts'

const press = { key: 'k', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['MacIntel', 'Meta'],
  ['iPhone', 'Meta'],
  ['Win32', 'Control'],
  ['Linux x86_64', 'Control'],
  ['', 'Control'],
])('on %s the key is %s', (platform, modifier) => {
  expect(shortcutModifier(platform)).toBe(modifier)
})

test.each([
  ['Control', { ctrlKey: true }, true],
  ['Control', { ctrlKey: true, key: 'K' }, true],
  ['Meta', { metaKey: true }, true],
  ['Control', { metaKey: true }, false],
  ['Meta', { ctrlKey: true }, false],
  ['Control', { ctrlKey: true, shiftKey: true }, false],
  ['Control', { ctrlKey: true, altKey: true }, false],
  ['Control', { ctrlKey: true, key: 'l' }, false],
  ['Control', {}, false],
] as const)('with %s as the key, %j opens the search: %s', (modifier, held, opens) => {
  expect(isShortcut({ ...press, ...held }, modifier)).toBe(opens)
})
