import { afterEach, expect, test, describe } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { calendarFile } from './call-file.ts'

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

describe('a suggested call', () => {
  let app: AppUnderTest

  afterEach(() => app.stop())

  async function fetched(path: string) {
    app = await startApp({ now: () => Date.parse('2026-11-25T09:00Z') })
    return app.get(path)
  }

  test('a suggested call is an event in UTC with the local times of all', async () => {
    const response = await fetched(
      '/working-hours.ics?city=new-york&place=warsaw&place=tbilisi&start=2026-11-26T14:00Z',
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=call.ics')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    const file = unfolded(await response.text())
    expect(file).toContain('DTSTART:20261126T140000Z\r\nDTEND:20261126T150000Z\r\n')
    expect(file).toContain('DTSTAMP:20261125T090000Z\r\n')
    // New York is at −5, Warsaw at +1, Tbilisi at +4.
    expect(file).toMatch(/New York Thu.? 09:00\\, Warsaw Thu.? 15:00\\, Tbilisi Thu.? 18:00/)
    expect(file).toContain('/working-hours?city=new-york&place=warsaw&place=tbilisi\r\n')
  })

  test('the same call has the same id, another one another', async () => {
    const uidOf = async (start: string) => {
      const response = await app.get(`/working-hours.ics?city=london&place=warsaw&start=${start}`)
      return /^UID:(.+)\r$/m.exec(unfolded(await response.text()))![1]
    }
    app = await startApp({ now: () => Date.parse('2026-11-25T09:00Z') })
    const one = await uidOf('2026-11-26T14:00Z')
    expect(await uidOf('2026-11-26T14:00Z')).toBe(one)
    expect(await uidOf('2026-11-26T15:00Z')).not.toBe(one)
  })

  test('is in German on German pages', async () => {
    const response = await fetched('/de/working-hours.ics?city=wien&place=warsaw')
    expect(unfolded(await response.text())).toMatch(/Gespräch mit [^]*Wien Do[^]*Warschau Do/)
  })

  test('no start means the first suggested call', async () => {
    const response = await fetched('/working-hours.ics?city=london&place=warsaw')
    expect(await response.text()).toContain('DTSTART:20261126T090000Z\r\n')
  })

  test('a call of a past day of this year is the one that was asked for', async () => {
    const response = await fetched('/working-hours.ics?city=london&start=2026-03-10T10:00Z')
    expect(await response.text()).toContain('DTSTART:20260310T100000Z\r\n')
  })

  test.each([
    ['nonsense', '&start=%0D%0AEND:VCALENDAR'],
    ['a day of the calendar that is none', '&start=2026-02-30T10:00Z'],
    ['the past', '&start=1999-01-01T10:00Z'],
    ['a far future', '&start=9999-01-01T10:00Z'],
    ['an odd minute', '&start=2026-11-26T10:07Z'],
  ])('%s leads to the page, with what was asked for', async (_, start) => {
    app = await startApp({ now: () => Date.parse('2026-11-25T09:00Z') })
    const response = await app.get(`/working-hours.ics?city=london&place=warsaw${start}`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/working-hours?city=london&place=warsaw')
  })

  test('without a city it leads to the page', async () => {
    app = await startApp()
    const response = await app.get('/working-hours.ics?city=Atlantis', { redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/working-hours?city=Atlantis')
  })
})

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
