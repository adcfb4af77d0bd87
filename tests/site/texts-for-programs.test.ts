import type { PageContextServer } from 'vike/types'
import { lexer, type Token, walkTokens } from 'marked'
import { describe, expect, test } from 'vitest'
import { posts, stories } from '../../content/load.server.ts'
import { crawlerFile, crawlerFiles, llmsTxt } from '../../pages/crawlers/crawler-files.server.ts'
import { indexablePages } from '../../pages/crawlers/sitemap-files.server.ts'
import { llmsFullTxt, markdownAlternates } from '../../pages/crawlers/markdown-alternates.server.ts'
import { data as country } from '../../pages/hire/@country/+data.ts'
import { findPage, pages as sitePages } from '../../pages/registry/pages.ts'

const site = 'https://www.helmwright.example'
const today = '2027-01-01'
const all = crawlerFiles(site, today)
const files = all.map(({ path }) => path)
const known = new Set([
  ...indexablePages(site, today).map(({ url }) => url),
  ...files.map((path) => site + path),
])

/** Addresses that a Markdown text links to, code left out. */
function linksOf(markdown: string): string[] {
  const links: string[] = []
  walkTokens(lexer(markdown), (token: Token) => {
    if (token.type === 'link') links.push(token.href)
  })
  return links
}

describe.each(['en', 'de'] as const)('The Markdown twins of %s', (locale) => {
  const twins = markdownAlternates(locale, site)
  const prefix = locale === 'en' ? '' : '/de'
  const textAt = (path: string) => twins.find((twin) => twin.path === prefix + path)!.text

  test('are one for every listed page but home, forms, figures, what browsers store and parts of lists', () => {
    const withText = sitePages(locale).filter(({ indexed, repeats }) => indexed && !repeats)
    const without = withText.filter(({ path }) => !twins.some((twin) => twin.path === `${path}.md`))
    expect(without.map(({ id }) => id)).toEqual([
      'home',
      'service-finder',
      'claims',
      'get-in-touch',
      'contact-us',
      'cookies-and-storage',
    ])
    expect(twins).toHaveLength(withText.length - without.length)
    const kinds = new Set(
      withText.filter((page) => !without.includes(page)).map(({ kind }) => kind),
    )
    for (const kind of ['service', 'industry', 'hire', 'company', 'legal', 'list', 'proof']) {
      expect(kinds).toContain(kind)
    }
  })

  test('of a tool hold its figures, and say which are invented', () => {
    const mark = locale === 'en' ? 'Sample' : 'Muster'
    const german = locale === 'de'
    const cost = textAt('/team-cost.md')
    expect(cost).toContain(
      german
        ? '| QA-Ingenieure | 26–34\u00a0€ | 34–46\u00a0€ | 44–56\u00a0€ |'
        : '| QA engineers | €26–34 | €34–46 | €44–56 |',
    )
    expect(cost).toContain(german ? '| Georgien | 0,84 |' : '| Georgia | 0.84 |')
    expect(cost).toContain(`*${mark}*`)
    expect(textAt('/working-hours.md').match(/^\| /gm)).toHaveLength(16)
    const compared = textAt('/compare.md')
    expect(compared).toContain(german ? '| Frage | ' : '| Question | ')
    expect(compared).toContain(german ? 'Entwickler in Georgien' : 'Developers in Georgia')
    for (const tool of ['team-cost', 'compare', 'working-hours'] as const) {
      expect(llmsTxt(locale, site).text).toContain(`(${site}${prefix}/${tool}.md): `)
    }
  })

  test('mark the invented terms of contracts where their pages do', () => {
    const mark = locale === 'en' ? 'Sample' : 'Muster'
    const marked = (path: string) => textAt(path).match(/^#+ .+ \(\*.+\*\)$/gm) ?? []
    const models = marked('/engagement-models.md')
    expect(models).toHaveLength(3)
    expect(models[2]).toMatch(
      locale === 'en'
        ? /^### Which model can we end soonest\? \(\*Sample\*\)$/
        : new RegExp(`^### .+ \\(\\*${mark}\\*\\)$`),
    )
    expect(marked('/services/dedicated-team.md')).toHaveLength(1)
    expect(marked('/faq.md')).toHaveLength(1)
  })

  test('of a country compare the ways of hiring as its page does, with the time that they take', () => {
    const { costs } = country({
      locale,
      routeParams: { country: 'poland' },
    } as unknown as PageContextServer)
    const row = `| ${[costs.rows[0]!.title, ...costs.rows[0]!.cells].join(' | ')} |`
    expect(row).toContain(locale === 'en' ? 'Two to five months' : 'Zwei bis fünf Monate')
    expect(textAt('/hire/poland.md')).toContain(row)
  })

  test('end with the sources of what they say', () => {
    const [, sources = ''] = textAt('/compliance.md').split(/^## (?:Sources|Quellen)$/m)
    expect(linksOf(sources)).toContain('https://eur-lex.europa.eu/eli/reg/2016/679/oj')
    expect(sources).toMatch(/: EUR-Lex, .*24\.? November 2026$/m)
    expect(textAt('/hire.md')).not.toMatch(/^## (?:Sources|Quellen)$/m)
  })

  test('of a service holds what its page says', () => {
    const text = textAt('/services/devops.md')
    const page = findPage(locale, 'services.devops')!
    expect(text).toMatch(
      new RegExp(
        `^---\nupdated: \\d{4}-\\d\\d-\\d\\d\nlanguage: ${locale}\nsource: ${site}${page.path}\n---\n\n# ${page.name}\n\n> ${page.description}\n\n## `,
      ),
    )
    expect(text.match(/^## /gm)!.length).toBeGreaterThan(3)
    expect(text.match(/^### /gm)!.length).toBeGreaterThan(5)
  })

  test('of a sample say so below the title, and so does the list of pages', () => {
    const imprint = findPage(locale, 'imprint')!
    const mark = locale === 'en' ? 'Sample' : 'Muster'
    const text = twins.find(({ path }) => path === `${imprint.path}.md`)!.text
    expect(text).toContain(`\n# ${imprint.title}\n\n*${mark}*\n\n> ${imprint.description}\n`)
    expect(llmsTxt(locale, site).text).toContain(
      `(${site}${imprint.path}.md): ${mark}. ${imprint.description}\n`,
    )
    expect(textAt('/services/devops.md')).not.toContain(`*${mark}*`)
  })

  test('of a list lead to the pages that it lists, as Markdown', () => {
    const text = textAt('/success-stories.md')
    for (const { slug, title, summary } of stories(locale)) {
      expect(text).toContain(
        `\n- [${title}](${site}${prefix}/success-stories/${slug}.md): ${summary}\n`,
      )
    }
  })

  test('are together in one file', () => {
    const { path, text } = llmsFullTxt(locale, site)
    expect(path).toBe(`${prefix}/llms-full.txt`)
    for (const twin of twins) {
      const [, , ...body] = twin.text.trimEnd().split(/^---$/m)
      expect(text, twin.path).toContain(body.join('---').trim())
      expect(text, twin.path).toContain(`\n\n<${site}${twin.path.slice(0, -'.md'.length)}>\n`)
    }
  })

  test('begin with their facts, title and summary', () => {
    const post = posts(locale).find(({ slug }) => slug === 'a-handover-that-works')!
    expect(textAt('/blog/a-handover-that-works.md')).toMatch(
      new RegExp(
        `^---\ndate: ${post.published}\nlanguage: ${locale}\nsource: ${site}${prefix}/blog/a-handover-that-works\n---\n\n# ${post.title}\n\n> `,
      ),
    )
    expect(textAt('/blog/a-handover-that-works.md')).toContain(`\n\n> ${post.preview}\n\n## `)
  })

  test('hold the whole text of a story', () => {
    const story = stories(locale).find(({ slug }) => slug === 'xola')!
    const text = textAt('/success-stories/xola.md')
    expect(text).toContain(`date: ${story.published}`)
    for (const { title } of [...story.challenge.parts, ...story.solution.parts]) {
      expect(text).toContain(`\n### ${title}\n`)
    }
    for (const { topic, before, after } of story.result.rows) {
      expect(text).toMatch(new RegExp(`\\| ${topic} +\\| ${before} +\\| ${after} +\\|`))
    }
    expect(text).toContain(
      `> ${story.quote.text}\n\n${story.quote.author}, ${story.quote.position}`,
    )
    expect(text).toMatch(/\n\n\*.*(illustrative samples|Beispiele zur Veranschaulichung)\.\*\n$/)
  })

  test('hold no token, no id of a heading and no link that leads nowhere', () => {
    for (const { path, text } of twins) {
      expect(text, path).not.toMatch(/\{(company|claim\.|email|#[a-z0-9-]+\})|\]\(route:/)
      const own = linksOf(text).filter(
        (link) => !/^(https:\/\/(?!www\.helmwright)|mailto:|tel:)/.test(link),
      )
      expect(
        own.filter((link) => !known.has(link.split('#')[0]!)),
        path,
      ).toEqual([])
    }
    expect(twins.flatMap(({ text }) => linksOf(text)).some((link) => link.startsWith(site))).toBe(
      true,
    )
  })

  test('have one heading of level one', () => {
    for (const { path, text } of twins) {
      const titles = lexer(text).filter((token) => token.type === 'heading' && token.depth === 1)
      expect(titles, path).toHaveLength(1)
    }
  })
})

describe.each(['en', 'de'] as const)('llms.txt of %s', (locale) => {
  const { path, text } = llmsTxt(locale, site)
  const tokens = lexer(text).filter(({ type }) => type !== 'space')
  const links = linksOf(text)

  test('is a title, a paragraph and groups of links, as the format says', () => {
    expect(path).toBe(locale === 'en' ? '/llms.txt' : '/de/llms.txt')
    expect(tokens.slice(0, 3).map(({ type }) => type)).toEqual(['heading', 'blockquote', 'list'])
    expect(text.startsWith('# Helmwright\n\n> ')).toBe(true)
    const groups = tokens.slice(3)
    expect(groups.length).toBeGreaterThan(10)
    for (const [at, token] of groups.entries())
      expect(token.type).toBe(at % 2 === 0 ? 'heading' : 'list')
    const lines = text.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.slice(1).filter((line) => !/^- \[[^\]]+\]\(https:[^)]+\): \S/.test(line))).toEqual(
      [],
    )
  })

  test('names pages that exist, as Markdown where there is some, and the other language', () => {
    expect(links.filter((link) => !known.has(link))).toEqual([])
    expect(new Set(links).size).toBe(links.length)
    const prefix = locale === 'en' ? site : `${site}/de`
    expect(links).toContain(`${prefix}/contact-us`)
    expect(links).toContain(`${prefix}/services/devops.md`)
    expect(links).toContain(`${prefix}/success-stories/xola.md`)
    expect(links).toContain(`${prefix}/blog/a-handover-that-works.md`)
    expect(links[0]).toBe(locale === 'en' ? `${site}/de/llms.txt` : `${site}/llms.txt`)
    expect(links.filter((link) => /\/blog\/(page|tag|category)\//.test(link))).toEqual([])
  })
})

test('every file has an address of its own', () => {
  expect(new Set(files).size).toBe(files.length)
  expect(files.slice(0, 2)).toEqual(['/sitemap.xml', '/rss.xml'])
})

test('a file that is asked for alone is the one of the build', () => {
  for (const path of [
    '/sitemap.xml',
    '/de/feed.json',
    '/llms.txt',
    '/de/llms-full.txt',
    '/services/devops.md',
    '/de/blog/who-owns-the-code.md',
  ]) {
    const built = all.find((file) => file.path === path)
    expect(built, path).toBeDefined()
    expect(crawlerFile(path, site, today)).toEqual(built)
  }
  for (const path of ['/', '/contact-us', '/blog/none.md', '/feed.xml', '/fr/llms.txt']) {
    expect(crawlerFile(path, site, today), path).toBeUndefined()
  }
})
