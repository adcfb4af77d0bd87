import { expect, test } from 'vitest'
import { drawnPlate } from './review-film.ts'

const line = (more = '') => `<path d="M0 0H9"${more}/>`
const starts = (markup: string) =>
  [...drawnPlate(markup, '#ba006a', 20).matchAll(/--at:([-\d.]+)s/g)].map(([, at]) => Number(at))

test('Lines are drawn in their order, what is in the signal ink after all others', () => {
  const [signal, first, second] = starts(line(' stroke="#ba006a"') + line() + line())
  expect(first).toBeLessThan(second!)
  expect(second).toBeLessThan(signal!)
  expect(signal).toBeLessThan(20)
})

test('A dashed line keeps its dashes and appears', () => {
  const dashed = drawnPlate(line(' stroke-dasharray="4 2"'), '#ba006a', 20)
  expect(dashed).toContain('class="shown"')
  expect(dashed).not.toContain('pathLength')
})

test('A line that others refer to has no motion of its own', () => {
  expect(drawnPlate(line(' id="ring"'), '#ba006a', 20)).toBe(line(' id="ring"'))
})
