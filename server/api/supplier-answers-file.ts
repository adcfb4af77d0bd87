import { type RequestHandler, type Response, Router } from 'express'
import { parseQuery, searchOf } from '../../content/address-query.ts'
import { company } from '../../content/company.ts'
import { supplierAnswers } from '../../content/facts/supplier-answers.ts'
import { frameworks } from '../../content/facts/supplier-answers/answer-facts.ts'
import type { SupplierAnswer } from '../../content/procurement.server.ts'
import { matchesQuery } from '../../content/html-text.ts'
import { fitsFilters, questionsQuery, readRoom, type Room } from '../../content/procurement.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import { briefQuery } from '../contract/brief.ts'
import { csvFile, type Cell, workbook } from '../spreadsheets.ts'
import { translator } from '../../locales/translator.server.ts'

type Group = { title: string; answers: readonly SupplierAnswer[] }

/** What an export is made of. */
type Export = {
  locale: Locale
  siteUrl: string
  /** Path of the page, and the query that shows the same answers there. */
  page: string
  query: string
  groups: readonly Group[]
  /** Day of the export. */
  day: string
}

/** `GET /procurement/export?q=…&format=…`: answers for a supplier check as a file, in every language. */
export function supplierAnswerFiles(deps: { siteUrl: string; now: () => number }): Router {
  const router = Router()
  for (const { code } of locales) {
    router.get(`${href('procurement', code)}/export`, exportIn(code, deps))
  }
  return router
}

function exportIn(
  locale: Locale,
  { siteUrl, now }: Parameters<typeof supplierAnswerFiles>[0],
): RequestHandler {
  const page = href('procurement', locale)
  return async (request, response) => {
    const search = searchOf(request.originalUrl)
    const asked = new URLSearchParams(search)
    const room = readRoom(parseQuery(search))
    const format = asked.get('format')
    const groups = await groupsIn(locale, room, asked.has('q'))
    const query = questionsQuery(groups.flatMap(({ answers }) => answers.map(({ id }) => id)))
    response.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex')
    // The page says in words why there is nothing to take along.
    if (groups.length === 0) {
      asked.delete('format')
      return response.redirect(303, `${page}?${asked}`)
    }
    if (format === 'request') {
      return response.redirect(
        303,
        `${href('contact-us', locale)}?${briefQuery({ questions: query })}`,
      )
    }
    if (format === 'print') return response.redirect(303, `${page}?show=selected&${query}`)
    const day = new Date(now()).toISOString().slice(0, 10)
    return send[format === 'xlsx' || format === 'markdown' ? format : 'csv'](response, {
      locale,
      siteUrl,
      page,
      query,
      groups,
      day,
    })
  }
}

/** The selected answers, or all that fit where none is asked for; groups without any are left out. */
async function groupsIn(locale: Locale, room: Room, asksForSome: boolean): Promise<Group[]> {
  // Content is much text, which the server reads when somebody asks for it.
  const { supplierAnswersIn } = await import('../../content/procurement.server.ts')
  const fits = (answer: SupplierAnswer) =>
    asksForSome
      ? room.selected.includes(answer.id)
      : fitsFilters(answer, room) && matchesQuery(`${answer.question} ${answer.text}`, room.search)
  return supplierAnswersIn(locale)
    .map(({ title, answers }) => ({ title, answers: answers.filter(fits) }))
    .filter(({ answers }) => answers.length > 0)
}

type Send = (response: Response, what: Export) => void | Promise<void>

const send: Record<'csv' | 'xlsx' | 'markdown', Send> = {
  csv: (response, what) => {
    attach(response, what, 'csv')
      .type('text/csv')
      .send(
        csvFile(
          tableOf(what).map((row) => row.map(dayAsText)),
          what.locale,
        ),
      )
  },
  xlsx: async (response, what) => {
    const text = translator(what.locale, ['procurement'])
    const file = await workbook(tableOf(what), {
      sheet: text('procurement.export.heading'),
      widths,
    })
    attach(response, what, 'xlsx').send(file)
  },
  markdown: (response, what) => {
    const { locale, siteUrl, page, query, groups, day } = what
    const text = translator(locale, ['procurement'])
    const source = { company: company.name, day, address: `${siteUrl}${page}?${query}` }
    const body = markdownText(
      text('procurement.export.heading'),
      text('procurement.export.from', source),
      groups.map(({ title, answers }) => ({
        title,
        answers: answers.map((answer) => ({
          heading: answer.question,
          text: answer.text,
          facts: factsOf(answer, what),
        })),
      })),
    )
    attach(response, what, 'md').type('text/markdown').send(body)
  },
}

function attach(response: Response, { locale, day }: Export, ending: string): Response {
  const name = translator(locale, ['procurement'])('procurement.export.name')
  return response.attachment(`${name}-${day}.${ending}`)
}

function dayAsText(cell: Cell): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell
}

/** Names of the columns, then a row for each answer. */
function tableOf(what: Export): Cell[][] {
  const text = translator(what.locale, ['procurement'])
  return [
    [
      text('procurement.column.id'),
      text('procurement.column.group'),
      text('procurement.column.question'),
      text('procurement.column.answer'),
      text('procurement.answer.owner'),
      text('procurement.answer.checked'),
      ...frameworks.map((name) => text(`procurement.framework-short.${name}`)),
      text('procurement.column.source'),
      text('procurement.column.link'),
      text('procurement.column.sample'),
    ],
    ...what.groups.flatMap(({ title, answers }) =>
      answers.map((answer) => [
        answer.id,
        title,
        answer.question,
        answer.text,
        text(`procurement.owner.${answer.owner}`),
        new Date(answer.asOf),
        ...frameworks.map((name) => answer.frameworks[name]?.join(', ') ?? ''),
        sourceOf(answer, what),
        linkOf(answer, what),
        supplierAnswers.sample || answer.sample ? text('procurement.export.sample') : '',
      ]),
    ),
  ]
}

/** The facts of an answer as points of a list. */
function factsOf(answer: SupplierAnswer, what: Export): string[] {
  const text = translator(what.locale, ['procurement'])
  const source = sourceOf(answer, what)
  return [
    `${text('procurement.answer.owner')}: ${text(`procurement.owner.${answer.owner}`)}`,
    `${text('procurement.answer.checked')}: ${answer.asOf}`,
    ...frameworks.flatMap((name) => {
      const places = answer.frameworks[name]
      return places ? [`${text(`procurement.framework-short.${name}`)}: ${places.join(', ')}`] : []
    }),
    ...(source ? [`${text('procurement.column.source')}: <${source}>`] : []),
    `${text('procurement.column.link')}: <${linkOf(answer, what)}>`,
    ...(supplierAnswers.sample || answer.sample ? [text('procurement.export.sample')] : []),
  ]
}

function sourceOf({ proof }: SupplierAnswer, { siteUrl, locale }: Export): string {
  return proof ? `${siteUrl}${href(proof.route, locale)}${proof.at ? `#${proof.at}` : ''}` : ''
}

function linkOf({ id }: SupplierAnswer, { siteUrl, page }: Export): string {
  return `${siteUrl}${page}#${id}`
}

/** Widths of the columns of a workbook, in characters. */
const widths = [16, 24, 44, 90, 22, 14, 10, 26, 14, 18, 22, 40, 40, 10]

type MarkdownAnswer = { heading: string; text: string; facts: readonly string[] }

/** Answers as a text in Markdown, in which their words are words alone. */
export function markdownText(
  title: string,
  from: string,
  groups: readonly { title: string; answers: readonly MarkdownAnswer[] }[],
): string {
  const blocks = groups.flatMap((group) => [
    `## ${literal(group.title)}`,
    ...group.answers.flatMap(({ heading, text, facts }) => [
      `### ${literal(heading)}`,
      literal(text),
      facts.map((fact) => `- ${fact}`).join('\n'),
    ]),
  ])
  return `${[`# ${literal(title)}`, from, ...blocks].join('\n\n')}\n`
}

/** Signs that mean something in Markdown wherever they are, and those that do at the beginning of a line. */
function literal(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>|&]/g, String.raw`\$&`)
    .replaceAll(/^[#+=]/gm, String.raw`\$&`)
    .replaceAll(/^(\d+)([.)])/gm, String.raw`$1\$2`)
}
