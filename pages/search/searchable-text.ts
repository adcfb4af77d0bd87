import { parse } from 'node-html-parser'

/** A question that a page answers. */
type AnsweredQuestion = { id: string; question: string; answer: string }

/** What a page says: titles, questions with answers as plain text, and everything else. */
export type SearchableText = { headings: string[]; questions: AnsweredQuestion[]; texts: string[] }

/** Properties whose values are titles or names, even where they are one word. */
const titles = new Set(['title', 'name', 'tag', 'topic'])

/** Properties whose values are words, even where they are one. */
const names = new Set(['subtitle', 'technologies', 'tags'])

/**
 * The words in the data of a page, whatever sections it is for. Other strings with a space in them are
 * sentences; those without are ids and addresses. Entries that a page lists have pages of their own:
 * they speak for themselves.
 * @param data what the page's `+data.ts` returns
 */
export function searchableText(data: unknown): SearchableText {
  const found: SearchableText = { headings: [], questions: [], texts: [] }
  collect(data, '', found)
  return found
}

function collect(value: unknown, key: string, found: SearchableText): void {
  if (typeof value === 'string') addText(value, key, found)
  else if (Array.isArray(value)) {
    for (const item of value) if (!isEntry(item)) collect(item, key, found)
  } else if (isQuestion(value)) {
    const { id, question, answer } = value
    found.questions.push({ id, question, answer: plain(answer) })
  } else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      if (name !== 'head') collect(inner, name, found)
    }
  }
}

function addText(value: string, key: string, { headings, texts }: SearchableText): void {
  if (titles.has(key)) headings.push(plain(value))
  else if (names.has(key) || /\s/.test(value.trim())) texts.push(plain(value))
}

function isEntry(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'slug' in item
}

function isQuestion(value: unknown): value is AnsweredQuestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'question', 'answer'].every((key) => key in value)
  )
}

function plain(html: string): string {
  return parse(html.replaceAll('><', '> <')).text.replace(/\s+/g, ' ').trim()
}
