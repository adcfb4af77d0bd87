import { expect, test } from 'vitest'
import { charsetFirst } from './charset-first.ts'

test('the character set comes before everything else in the head', () => {
  const html = '<html><head>\n<link href="a.css"><meta charset="UTF-8" /><title>$& é</title></head>'
  expect(charsetFirst(html)).toBe(
    '<html><head><meta charset="UTF-8" />\n<link href="a.css"><title>$& é</title></head>',
  )
})

test('what declares no character set stays as it is', () => {
  expect(charsetFirst('{"head":"<head>"}')).toBe('{"head":"<head>"}')
})
