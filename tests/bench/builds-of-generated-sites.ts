import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ScratchProject } from '../support/scratch-project.ts'
import { spread, type Summary, summary } from './figures.ts'
import { runStep } from './measured-build.ts'

/** Per page, a post of 700 words: Hugo 0.5 ms, Eleventy 0.8, Vike alone 5.0, Astro 13.3, Next.js 21.1. */
const goals = { 'ms a page': 2.5, MB: 600, 'MB a page': 0.02 }
const growthGoal = 1.02

const names = [
  's',
  'ms a page',
  'processor ms a page',
  'compression, processor ms a page',
  'MB',
  'MB a page',
] as const

/** One build of a site, compared with the site without generated posts. */
type Figures = Record<(typeof names)[number], number>

/**
 * Builds sites of so many posts in two languages and compares them with the site without: code and pages, as
 * other generators make them. Share pictures and search documents, which those do not make, are left out,
 * and compression stands beside. Every round builds all sizes, so that what else the machine does falls on all.
 */
export function generatedSites(sizes: readonly number[], rounds: number) {
  const measured = Array.from({ length: rounds }, () => round(sizes))
  const rows = sizes.map((posts, at) => {
    const builds = measured.map((sites) => sites[at]!)
    const told = names.map((name) => [name, summary(builds.map(({ figures }) => figures[name]))])
    const figures = Object.fromEntries(told) as Record<(typeof names)[number], Summary>
    return { posts, pages: builds[0]!.pages, ...figures }
  })
  const growth = summary(measured.map((sites) => exponent(sites[0]!, sites.at(-1)!)))
  console.info(`Generated posts of 700 words in two languages, ${rounds} rounds`)
  console.table([
    { posts: 'goal', ...goals },
    ...rows.map(({ posts, pages, ...figures }) => ({
      posts,
      pages,
      ...Object.fromEntries(names.map((name) => [name, spread(figures[name], digits(name))])),
    })),
  ])
  console.info(
    `Time of processors grows with the pages to the power of ${spread(growth, 3)}; goal: ${growthGoal}`,
  )
  return { goals: { ...goals, growth: growthGoal }, rows, growth }
}

function digits(name: (typeof names)[number]): number {
  if (name === 'MB a page') return 3
  return name === 's' || name === 'MB' ? 0 : 1
}

type Site = { pages: number; figures: Figures }

/** @returns one site for each size, in their order */
function round(sizes: readonly number[]): Site[] {
  const none = buildWith(0)
  return sizes.map((posts) => {
    const built = buildWith(posts)
    const pages = built.pages - none.pages
    const figures = {
      s: built.seconds,
      'ms a page': ((built.seconds - none.seconds) * 1000) / pages,
      'processor ms a page': ((built.processor - none.processor) * 1000) / pages,
      'compression, processor ms a page': (built.compression * 1000) / built.pages,
      MB: built.megabytes,
      'MB a page': (built.megabytes - none.megabytes) / pages,
    }
    return { pages, figures }
  })
}

function buildWith(posts: number) {
  const project = new ScratchProject()
  try {
    writePosts(project.folder, posts)
    const code = runStep(project.folder, 'code')
    const site = runStep(project.folder, 'site')
    const { content, pages, compression } = site.parts
    if (!content || !pages || !compression) throw new Error('The build has other parts now.')
    return {
      pages: site.pages,
      seconds: code.usage.seconds + content.seconds + pages.seconds,
      processor: code.usage.processor + content.processor + pages.processor,
      compression: compression.processor,
      megabytes: Math.max(code.usage.megabytes, site.usage.megabytes),
    }
  } finally {
    void project.remove()
  }
}

/** Slope of the processors' time for all generated pages over their number, both as logarithms: 1 is linear. */
function exponent(small: Site, large: Site): number {
  const each = 'processor ms a page'
  return (
    1 + Math.log(large.figures[each] / small.figures[each]) / Math.log(large.pages / small.pages)
  )
}

const languages = ['en', 'de'] as const
const words = 700
const sections = 5
const day = 24 * 60 * 60 * 1000

/**
 * Writes posts of 700 words in two languages into the copy of a project, made of the paragraphs of the real
 * ones, each time others.
 */
function writePosts(project: string, count: number): void {
  const paragraphs = languages.map((code) => [code, paragraphsOf(code)] as const)
  const facts = readdirSync('content/blog').map(
    (slug) => JSON.parse(readFileSync(`content/blog/${slug}/entry.json`, 'utf8')) as object,
  )
  for (let at = 0; at < count; at++) {
    const folder = join(project, 'content/blog', `generated-${at}`)
    mkdirSync(folder, { recursive: true })
    const published = new Date(Date.UTC(2026, 9, 1) - (at % 3650) * day).toISOString().slice(0, 10)
    // The words of a drawing stand in the text, which is another one.
    const entry = { ...facts[at % facts.length], sample: false, published, plate: undefined }
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
