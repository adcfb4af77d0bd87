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
