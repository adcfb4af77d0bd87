import { readFileSync, statSync } from 'node:fs'
import type { Locale } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/addresses.ts'
import { type ListedPage, listedPages, oneOfEach } from '../support/listed-pages.ts'
import { subjectAt, unlessGreen } from '../support/look.ts'
import { expect, type Look, test } from '../support/visit-test.ts'

/** One width of each layout (`components/theme/breakpoints.ts`), and the smallest that we support. */
const allWidths = [320, 550, 768, 1024, 1281, 1669]
/** Where the columns of a phone and of a desk are narrowest. */
const fewWidths = [320, 1024]

/** A page with its header and footer, in all widths and colours. */
const whole = { widths: allWidths, axe: 'all', scripts: 'with and without' } as const
/** The first page of each family: its sections. */
const first = { ...whole, part: 'main' } as const
/** The longest and the shortest of a family, and what is asked of it: other words in the same sections. */
const extreme = { widths: allWidths, axe: 'structure', scripts: 'with', part: 'main' } as const
const brief = { widths: fewWidths, axe: 'content', scripts: 'with', part: 'main' } as const
/** Layout, colours and code are the same in every language: only the words are another. */
const words = { widths: fewWidths, scripts: 'without', part: 'main' } as const

const lookAt = (path: string, look: Look) =>
  test(`${path} has no faults at ${look.widths.length} widths`, async ({ visitor }, info) => {
    await unlessGreen(info, subjectAt(path), async () => {
      expect(await visitor.visit(path, look)).toEqual({})
      return visitor.fetched()
    })
  })

const english = pathsOf('en')
const firsts = new Set(oneOfEach(english).map(({ path }) => path))
const firstsWithFrame = new Set(firstOfEachFrame([...firsts]))
const extremes = new Set(longestAndShortest(english).map(({ path }) => path))
for (const { path } of english) lookAt(path, { locale: 'en', ...englishLook(path) })

for (const { path } of pathsOf('de')) lookAt(path, { locale: 'de', ...words })

lookAt('/de', { locale: 'de', ...whole })
for (const path of ['/de/contact-us', '/de/service-finder'])
  lookAt(path, { locale: 'de', ...first })

for (const locale of ['en', 'de'] as const)
  lookAt(localizedPath('/no-such-page', locale), { locale, ...whole, status: 404 })

const team = 'role=react-developers&level=senior&place=poland&count=3&months=12&zone=london'
const otherTeam = 'role=qa-engineers&level=lead&place=argentina&count=1&months=6&team=2'

/** What a visitor can ask of the pages that are rendered on request, with long answers and with faults. */
const asked: [path: string, query: string][] = [
  ['/team-cost', team],
  ['/team-cost', `team=1&${team}&${otherTeam}`],
  ['/team-cost', 'role=react-developers&place=mars&count=10000&months=99'],
  ['/working-hours', 'city=london&city=sydney&place=warsaw&place=tbilisi&place=buenos-aires'],
  ['/working-hours', 'city=Lodnon&day=1999-01-01'],
  ['/compare', 'a=extend&b=build&c=outsourcing'],
  ['/compare', 'a=poland&b=georgia&c=argentina'],
  ['/compare', 'a=react-developers&b=full-stack-developers&c=devops-engineers'],
  ['/compare', 'a=web-development&b=devops&c=mars'],
  ['/procurement', 'search=backup&framework=gdpr'],
  ['/procurement', 'search=zzzzzz'],
  ['/my-brief', new URLSearchParams({ cost: team, comparison: 'a=poland&b=georgia' }).toString()],
  ['/search', 'q=react'],
]
for (const locale of ['en', 'de'] as const)
  for (const [path, query] of asked)
    lookAt(`${localizedPath(path, locale)}?${query}`, {
      locale,
      ...(locale === 'en' ? extreme : words),
    })

/** The lists of tags differ in their posts alone: the one with most posts stands for all. */
function pathsOf(locale: Locale): ListedPage[] {
  return oneOfEach(listedPages(locale), ['blog.tag'])
}

function englishLook(path: string) {
  if (firstsWithFrame.has(path)) return whole
  if (firsts.has(path)) return first
  return extremes.has(path) ? extreme : brief
}

/** The first page with each form of header and footer, which differ by a mark or a line from page to page. */
function firstOfEachFrame(paths: readonly string[]): string[] {
  const frames = new Map<string, string>()
  for (const path of paths.toReversed()) {
    const html = readFileSync(`dist/client${path}/index.html`, 'utf8')
    const outside = html.replace(/<main[^]*<\/main>/, '')
    const frame = outside.match(/<(header|footer)\b[^]*<\/\1>/g)!.join('')
    frames.set(
      frame.replaceAll(
        / (href|id|for|value|action|aria-(labelledby|controls))="[^"]*"| aria-current="page"/g,
        '',
      ),
      path,
    )
  }
  return [...frames.values()]
}

/** Of each family of pages the longest and the shortest. */
function longestAndShortest(all: readonly ListedPage[]): ListedPage[] {
  return [...new Set(all.map(({ id }) => id))].flatMap((family) => {
    const bySize = all
      .filter(({ id }) => id === family)
      .map((address) => ({ address, size: statSync(`dist/client${address.path}/index.html`).size }))
      .toSorted((a, b) => a.size - b.size)
    return [bySize[0]!.address, bySize.at(-1)!.address]
  })
}
