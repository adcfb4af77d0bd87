import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const languages = ['en', 'de'] as const
const words = 700
const sections = 5
const day = 24 * 60 * 60 * 1000

/**
 * Writes posts of 700 words in two languages into the copy of a project, made of the paragraphs of the real
 * ones, each time others.
 */
export function writePosts(project: string, count: number): void {
  const paragraphs = languages.map((code) => [code, paragraphsOf(code)] as const)
  const facts = readdirSync('content/blog').map(
    (slug) => JSON.parse(readFileSync(`content/blog/${slug}/entry.json`, 'utf8')) as object,
  )
  for (let at = 0; at < count; at++) {
    const folder = join(project, 'content/blog', `generated-${at}`)
    mkdirSync(folder, { recursive: true })
    const date = new Date(Date.UTC(2026, 9, 1) - (at % 3650) * day).toISOString().slice(0, 10)
    const entry = { ...facts[at % facts.length], sample: false, date }
    writeFileSync(join(folder, 'entry.json'), JSON.stringify(entry))
    for (const [code, known] of paragraphs) {
      writeFileSync(join(folder, `${code}.md`), postText(at, known))
    }
  }
}

function postText(at: number, known: readonly string[]): string {
  const text: string[] = []
  for (let next = at * 7, length = 0; length < words; next++) {
    const paragraph = known[next % known.length]!
    text.push(paragraph)
    length += paragraph.split(/\s+/).length
  }
  const each = Math.ceil(text.length / sections)
  const parts = Array.from({ length: Math.ceil(text.length / each) }, (_, part) => [
    `## Part ${part + 1} {#part-${part + 1}}`,
    ...text.slice(part * each, (part + 1) * each),
  ])
  return `${[`# Post ${at}`, `What post ${at} says in short.`, `Post ${at}.`, ...parts.flat()].join('\n\n')}\n`
}

/** Plain paragraphs of all posts in a language: no lists, headings, quotations or code. */
function paragraphsOf(code: string): string[] {
  return readdirSync('content/blog')
    .flatMap((slug) =>
      readFileSync(`content/blog/${slug}/${code}.md`, 'utf8')
        .split(/\n{2,}/)
        .slice(3),
    )
    .filter((paragraph) => /^[\p{Lu}„“]/u.test(paragraph) && !/[[`{|]/.test(paragraph))
    .map((paragraph) => paragraph.trim())
}
