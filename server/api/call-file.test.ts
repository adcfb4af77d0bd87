import { afterEach, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'

let app: AppUnderTest

afterEach(() => app.stop())

async function fetched(path: string) {
  app = await startApp({ now: () => Date.parse('2026-11-25T09:00Z') })
  return app.get(path)
}

const unfolded = async (response: Response) => (await response.text()).replaceAll('\r\n ', '')

test('a suggested call is an event in UTC with the local times of all', async () => {
  const response = await fetched(
    '/working-hours.ics?city=new-york&place=warsaw&place=tbilisi&start=2026-11-26T14:00Z',
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=call.ics')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  const file = await unfolded(response)
  expect(file).toContain('DTSTART:20261126T140000Z\r\nDTEND:20261126T150000Z\r\n')
  expect(file).toContain('DTSTAMP:20261125T090000Z\r\n')
  // New York is at −5, Warsaw at +1, Tbilisi at +4.
  expect(file).toMatch(/New York Thu.? 09:00\\, Warsaw Thu.? 15:00\\, Tbilisi Thu.? 18:00/)
  expect(file).toContain('/working-hours?city=new-york&place=warsaw&place=tbilisi\r\n')
})

test('the same call has the same id, another one another', async () => {
  const uidOf = async (start: string) => {
    const response = await app.get(`/working-hours.ics?city=london&place=warsaw&start=${start}`)
    return /^UID:(.+)\r$/m.exec(await unfolded(response))![1]
  }
  app = await startApp({ now: () => Date.parse('2026-11-25T09:00Z') })
  const one = await uidOf('2026-11-26T14:00Z')
  expect(await uidOf('2026-11-26T14:00Z')).toBe(one)
  expect(await uidOf('2026-11-26T15:00Z')).not.toBe(one)
})

test('is in German on German pages', async () => {
  const response = await fetched('/de/working-hours.ics?city=wien&place=warsaw')
  expect(await unfolded(response)).toMatch(/Gespräch mit [^]*Wien Do[^]*Warschau Do/)
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
