import type { FoundMessage } from './find-messages.ts'
import { readMarks } from './id-marks.ts'
import type { MessageNote } from '../../locales/preview.ts'

export const entryPlaces = ['place', 'attributes', 'hidden'] as const

/**
 * A message as the panel lists it, once for each kind of place: seen on the page, in attributes or in
 * the head, or in a part that is closed now.
 */
export type PageEntry = {
  key: string
  id: string
  place: (typeof entryPlaces)[number]
  /** Attributes and parts of the head that hold it. */
  where: string[]
  occurrences: FoundMessage[]
}

/** Messages of a page for the panel, in the order of the page. */
export function pageEntries(
  found: readonly FoundMessage[],
  head: readonly HeadMessage[],
): PageEntry[] {
  const entries = new Map<string, PageEntry>()
  const entry = (id: string, place: PageEntry['place']): PageEntry => {
    const key = `${place} ${id}`
    if (!entries.has(key)) entries.set(key, { key, id, place, where: [], occurrences: [] })
    return entries.get(key)!
  }
  const hold = (holder: string, { where }: PageEntry) => {
    if (!where.includes(holder)) where.push(holder)
  }
  for (const { id, where } of head) hold(where, entry(id, 'attributes'))
  for (const message of found) {
    const attribute = message.kind === 'attribute'
    const own = entry(message.id, attribute ? 'attributes' : isSeen(message) ? 'place' : 'hidden')
    own.occurrences.push(message)
    if (attribute) hold(message.attribute, own)
  }
  const seen = (id: string) => entries.has(`place ${id}`)
  return [...entries.values()].filter(({ id, place }) => place !== 'hidden' || !seen(id))
}

/** Words for screen readers alone, and fields that are traps for robots, stand in a box of one pixel. */
const smallest = 2

function isSeen(message: FoundMessage & { kind: 'text' }): boolean {
  const { element, range } = message
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  return [range, ...ancestors(element)].every((part) => {
    const { width, height } = part.getBoundingClientRect()
    return width >= smallest && height >= smallest
  })
}

/** The element and those around it that have a box, as far as the page itself. */
function ancestors(element: Element): Element[] {
  const above = element.parentElement
  const own = getComputedStyle(element).display === 'contents' ? [] : [element]
  return above && element !== document.body ? [...own, ...ancestors(above)] : []
}

/** A message in the head of the page, with what holds it. */
export type HeadMessage = { id: string; where: 'title' | 'description' }

/** Messages of title and description, found by their marks. */
export function headMessages({ title, head }: Document): HeadMessage[] {
  const description = head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  return Object.entries({ title, description }).flatMap(([where, text]) =>
    readMarks(text)
      .filter(({ kind }) => kind === 'begin')
      .map(({ id }) => ({ id, where: where as HeadMessage['where'] })),
  )
}

const badges = ['missing', 'over-long', 'stale', 'machine'] as const

type Badge = (typeof badges)[number]

/** What a translator should look at, most urgent first. */
export function noteBadges({ state, stale, used, max }: MessageNote): Badge[] {
  const applies: Record<Badge, boolean> = {
    missing: state === 'missing',
    'over-long': max !== undefined && used > max,
    stale,
    machine: state === 'machine',
  }
  return badges.filter((badge) => applies[badge])
}
