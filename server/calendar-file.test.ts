import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  product: '-//Company//Website//EN',
  uid: 'abc@example.com',
  written: new Date('2026-11-25T09:00:00.123Z'),
  start: new Date('2026-11-26T14:00Z'),
  end: new Date('2026-11-26T15:00Z'),
  title: 'Call with Company',
  text: 'Not yet agreed.',
  address: 'https://example.com/working-hours?city=london',
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('an entry is a calendar of one event, in UTC', () => {
  expect(unfolded(calendarFile(entry)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Company//Website//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@example.com',
    'DTSTAMP:20261125T090000Z',
    'DTSTART:20261126T140000Z',
    'DTEND:20261126T150000Z',
    'SUMMARY:Call with Company',
    String.raw`DESCRIPTION:Not yet agreed.\nhttps://example.com/working-hours?city=london`,
    'URL:https://example.com/working-hours?city=london',
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

describe('lines', () => {
  const long = calendarFile({ ...entry, text: 'São Paulo, Wrocław – 𝄞 '.repeat(40) })

  test('end with CRLF and have at most 75 octets', () => {
    expect(long.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const sizes = long.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(sizes.filter((size) => size > 70).length).toBeGreaterThan(5)
  })

  test('are cut between letters, and the same when put together', () => {
    expect(long).not.toContain('\uFFFD')
    expect(Buffer.from(long).toString()).toBe(long)
    expect(unfolded(long)).toContain(String.raw`São Paulo\, Wrocław – 𝄞 `.repeat(40))
  })
})

test('signs with a meaning are escaped, and no text begins a line of its own', () => {
  const file = calendarFile({ ...entry, title: 'a;b,c\\d\r\nEND:VEVENT' })
  expect(unfolded(file)).toContain(String.raw`SUMMARY:a\;b\,c\\d\nEND:VEVENT`)
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
})
