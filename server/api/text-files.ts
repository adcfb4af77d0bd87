import { type RequestHandler, Router } from 'express'
import { company } from '../../content/company.ts'
import { dueDiligenceFile } from '../../content/facts/standards.ts'
import { textOfHtml } from '../../content/html-text.ts'
import { liveLocales, type Locale, locales } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'

/** RFC 9116 asks for less than a year; whoever reads it gets it fresh, milliseconds. */
const validFor = 180 * 24 * 60 * 60 * 1000

/** Well-known address of the file (https://www.rfc-editor.org/rfc/rfc9116). */
export const securityTxtPath = '/.well-known/security.txt'

/** `GET /.well-known/security.txt`: whom to tell about a weakness of the site. */
export function securityTxt(siteUrl: string, now: () => number): RequestHandler {
  return (_request, response) => {
    const lines = [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(now() + validFor).toISOString()}`,
      `Preferred-Languages: ${liveLocales.join(', ')}`,
      `Canonical: ${siteUrl}${securityTxtPath}`,
    ]
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`)
  }
}

/** `GET /compliance/due-diligence.txt`: the answers for procurement as plain text, in every language. */
export function dueDiligence({ siteUrl }: { siteUrl: string }): Router {
  const router = Router()
  for (const { code } of locales) {
    router.get(`${href('compliance', code)}/${dueDiligenceFile}`, answersIn(code, siteUrl))
  }
  return router
}

function answersIn(locale: Locale, siteUrl: string): RequestHandler {
  return async (_request, response) => {
    response
      .type('txt')
      .set('Cache-Control', 'public, max-age=0, must-revalidate')
      .set('X-Robots-Tag', 'noindex')
      .send(await answers(locale, siteUrl))
  }
}

async function answers(locale: Locale, siteUrl: string): Promise<string> {
  // Content is much text, which the server reads when somebody asks for it.
  const { companyPage } = await import('../../content/load-pages.server.ts')
  const { title, lead, parts } = companyPage(locale, 'compliance').text.sections.diligence
  const questions = parts.map((part, at) => `${at + 1}. ${part.title}\n\n${textOfHtml(part.html)}`)
  const address = `${siteUrl}${href('compliance', locale)}#diligence`
  return `${[`${company.name}: ${title}`, lead, ...questions, address].join('\n\n')}\n`
}
