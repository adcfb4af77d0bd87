import type { PageContextServer } from 'vike/types'
import {
  type SupplierAnswer,
  supplierAnswersIn,
  contractClauses,
} from '../../../content/procurement.server.ts'
import { companyPage } from '../../../content/load-pages.server.ts'
import { documentPage, filledIn } from '../../../content/load.server.ts'
import { supplierAnswers } from '../../../content/facts/supplier-answers.ts'
import { escapedText, markMatches, matchesQuery } from '../../../content/html-text.ts'
import { headingOf } from '../../../content/page-sections.ts'
import { documentSlugs, fitsFilters, readRoom, type Room } from '../../../content/procurement.ts'
import type { Locale } from '../../../locales/locales.ts'
import { href } from '../../../locales/addresses.ts'
import { markdownPath } from '../../registry/page.ts'
import { findPage } from '../../registry/pages.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, urlParsed }: PageContextServer) {
  const room = readRoom(urlParsed.searchAll)
  const { text } = companyPage(locale, 'procurement')
  const page = href('procurement', locale)
  const groups = supplierAnswersIn(locale)
  const documents = documentSlugs.map((document) => documentOf(locale, document))
  return {
    showsSample:
      supplierAnswers.sample ||
      groups.some(({ answers }) => answers.some(({ sample }) => sample)) ||
      documents.some(({ sample }) => sample),
    hero: headingOf(text.sections.hero),
    terms: headingOf(text.sections.terms),
    clauses: contractClauses(),
    documents: {
      ...headingOf(text.sections.documents),
      list: documents,
    },
    room,
    page,
    file: `${page}/export`,
    groups: groups.map(({ answers, ...group }) => ({
      ...group,
      answers: answers.map((answer) => shownAnswer(answer, room, locale)),
    })),
  }
}

/** An answer with what a search found in it; one that does not fit is in the page, so that its tick stays. */
function shownAnswer(answer: SupplierAnswer, room: Room, locale: Locale) {
  const { text, question, html, proof } = answer
  const fits = fitsFilters(answer, room) && matchesQuery(`${question} ${text}`, room.search)
  return {
    ...answer,
    title: fits ? markMatches(escapedText(question), room.search) : escapedText(question),
    html: fits ? markMatches(html, room.search) : html,
    proof: proof && {
      href: `${href(proof.route, locale)}${proof.at ? `#${proof.at}` : ''}`,
      title: findPage(locale, proof.route)!.title,
    },
    hidden: !fits,
    selected: room.selected.includes(answer.id),
    open: fits && (room.search !== '' || room.selectedOnly),
  }
}

function documentOf(locale: Locale, document: (typeof documentSlugs)[number]) {
  const { title, summary, sample } = documentPage(locale, document)
  const page = findPage(locale, 'procurement.document', { document })!
  return {
    id: document,
    title,
    text: summary,
    href: page.path,
    markdown: markdownPath(page),
    filledIn: filledIn(locale, document),
    sample,
  }
}
