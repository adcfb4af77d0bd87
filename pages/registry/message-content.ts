import { createTranslator } from '../../components/text/create-translator.ts'
import { changeDay } from '../../content/content-files.server.ts'
import { company } from '../../content/company.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import type { Locale } from '../../locales/locales.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { catalogsOfEveryPage, routes } from '../../locales/route-table.ts'
import type { RouteId } from '../../locales/routes.ts'
import type { EntryDays, PageContent } from './page.ts'

const records: Record<RouteId, RouteRecord> = routes

/**
 * A page whose words are messages.
 * @throws RangeError for a route without them
 */
export function messageContent(locale: Locale, id: RouteId): PageContent {
  const { title, description } = labelled(locale, id)
  const { title: own } = records[id]
  if (!own) throw new RangeError(`Nothing gives the page "${id}" its title`)
  const head = { title: messagesOf(locale, id)(own), description }
  return { title, description, head, name: title, days: daysOfMessages(locale, id) }
}

/** The days of a page's words that are messages. */
export function daysOfMessages(locale: Locale, id: RouteId): EntryDays[] {
  return routes[id].namespaces.flatMap((name) => {
    const day = changeDay(`locales/${locale}/${name}.json`)
    return day ? [{ slug: id, published: day }] : []
  })
}

export function labelOf(locale: Locale, id: RouteId) {
  return { title: messagesOf(locale, id)(routes[id].label) }
}

export function labelled(locale: Locale, id: RouteId) {
  const { description } = records[id]
  if (!description) throw new RangeError(`Nothing gives the page "${id}" its description`)
  return { ...labelOf(locale, id), description: messagesOf(locale, id)(description) }
}

export function messagesOf(locale: Locale, id?: RouteId) {
  const own = id ? routes[id].namespaces : []
  const messages = messagesFor(locale, [...catalogsOfEveryPage, ...own])
  const text = createTranslator({ locale, messages }) as (id: string, values: object) => string
  return (message: string) => text(message, { company: company.name })
}
