import type { RequestHandler } from 'express'
import { company } from '../../content/company.ts'
import { locales } from '../../locales/locales.ts'

/** RFC 9116 asks for less than a year; whoever reads it gets it fresh, milliseconds. */
const validFor = 180 * 24 * 60 * 60 * 1000

/** Well-known address of the file (https://www.rfc-editor.org/rfc/rfc9116). */
export const securityTxtPath = '/.well-known/security.txt'

/** `GET /.well-known/security.txt`: whom to tell about a weakness of the site. */
export function securityTxt(siteUrl: string, now: () => number): RequestHandler {
  return (_request, response) => {
    const languages = locales.filter(({ state }) => state === 'live').map(({ code }) => code)
    const lines = [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(now() + validFor).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${siteUrl}${securityTxtPath}`,
    ]
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`)
  }
}
