import { createHash } from 'node:crypto'
import { type RequestHandler, Router } from 'express'
import { type AddressQuery, parseQuery, searchOf } from '../../content/address-query.ts'
import { callMinutes } from '../../content/call-times.ts'
import { company } from '../../content/company.ts'
import { type Hours, hoursAsked, hoursQuery, placeOf } from '../../content/hours-together.ts'
import { isDay } from '../../content/working-hours.ts'
import { formatsOf, type Locale, locales } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import { translator } from '../../locales/translator.server.ts'

/** `GET /working-hours.ics?…&start=2026-11-26T14:00Z`: a suggested call as a calendar file, in every language. */
export function callFiles({ siteUrl }: { siteUrl: string }, now: () => number): Router {
  const router = Router()
  for (const { code } of locales) {
    router.get(`${href('working-hours', code)}.ics`, fileIn(code, siteUrl, now))
  }
  return router
}

function fileIn(locale: Locale, siteUrl: string, now: () => number): RequestHandler {
  const page = href('working-hours', locale)
  return (request, response) => {
    const { start: asksFor, city, place, day } = parseQuery(searchOf(request.originalUrl))
    const query = { city, place, day }
    const at = new Date(now())
    const { asked, together } = hoursAsked(query, at)
    const start = asksFor?.[0] ? startOf(asksFor[0], at) : together?.calls.starts[0]
    // Without a city or a time nobody can be called; the page says what there is.
    if (!together || !start) return response.redirect(303, addressOf(page, query))
    const shown = { ...asked, places: together.places }
    const address = `${siteUrl}${page}?${hoursQuery(shown)}`
    const text = translator(locale, ['hours-together', 'locations'])
    const uid = createHash('sha256').update(`${hoursQuery(shown)} ${start.toISOString()}`)
    response
      .attachment('call.ics')
      .type('text/calendar; charset=utf-8')
      .set('Cache-Control', 'no-store')
      .set('X-Robots-Tag', 'noindex')
      .send(
        calendarFile({
          product: `-//${company.name}//Website//${locale.toUpperCase()}`,
          uid: `${uid.digest('hex').slice(0, 32)}@${new URL(siteUrl).hostname}`,
          written: at,
          start,
          end: new Date(start.getTime() + callMinutes * 60_000),
          title: text('hours-together.file.title', { company: company.name }),
          text: text('hours-together.file.text', { times: localTimes(shown, start, locale) }),
          address,
        }),
      )
  }
}

/** The start that was asked for, on a quarter of an hour of this year or the next, on any clock. */
function startOf(asked: string, now: Date): Date | undefined {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)T\d\d:(?:00|15|30|45)Z$/.exec(asked) ?? []
  const time = isDay(day) ? Date.parse(asked) : Number.NaN
  const year = now.getUTCFullYear()
  const [earliest, latest] = [Date.UTC(year, 0, 0), Date.UTC(year + 2, 0, 2)]
  return time >= earliest && time < latest ? new Date(time) : undefined
}

function addressOf(page: string, query: AddressQuery): string {
  const pairs = Object.entries(query).flatMap(([key, values = []]) =>
    values.map((value): [string, string] => [key, value]),
  )
  return pairs.length > 0 ? `${page}?${new URLSearchParams(pairs)}` : page
}

/** What the clocks of all who are called show: "London 15:00, Warsaw 16:00". */
function localTimes({ cities, places }: Hours, start: Date, locale: Locale): string {
  const text = translator(locale, ['hours-together', 'locations'])
  const formats = formatsOf(locale)
  const clocks = [
    ...cities.map(({ names, zone }) => ({
      city: (names as Partial<Record<string, string>>)[locale] ?? names.en,
      zone,
    })),
    ...places.map((id) => ({ city: text(`locations.${id}`), zone: placeOf(id).timeZone })),
  ]
  const times = clocks.map(({ city, zone }) => {
    const format = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
    const time = new Intl.DateTimeFormat(formats, { ...format, timeZone: zone }).format(start)
    return text('hours-together.file.time', { city, time })
  })
  return new Intl.ListFormat(formats, { type: 'unit' }).format(times)
}

type CalendarEntry = {
  /** Who wrote the file, such as `-//Company//Website//EN`. */
  product: string
  /** The same for the same entry, so that a calendar takes it once. */
  uid: string
  written: Date
  start: Date
  end: Date
  title: string
  text: string
  /** Where more is said. */
  address: string
}

/** One entry as a calendar file (https://www.rfc-editor.org/rfc/rfc5545), its times in UTC, which every calendar shows on its own clock. */
export function calendarFile(entry: CalendarEntry): string {
  const { product, uid, written, start, end, title, text, address } = entry
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(written)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${address}`)}`,
    `URL:${address}`,
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** "20261126T140000Z" */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** A line in parts of at most 75 octets; no letter is cut, and each next part begins with a space. */
function folded(line: string): string {
  let parts = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > 75) {
      parts += '\r\n '
      octets = 1
    }
    parts += letter
    octets += size
  }
  return parts
}
