import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { passages, sharedShare, sharedSentences } from '../../content/text-measures.ts'
import type { RouteId } from '../../locales/routes.ts'
import type { Page } from '../../pages/registry/page.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedPage } from '../support/rendered-page.tsx'

/** Part of its text that a page may share with a sibling: what all of them need, such as the form. */
const limit = 0.35

/**
 * Words that a reader sees, without those of drawings, and without who answers: the company's telephone and address
 * are the same wherever they are, as in the footer.
 */
function textOf(html: string): string {
  const root = parse(html)
  for (const part of root.querySelectorAll('svg, script, style, template, aside')) part.remove()
  const withSpaces = parse(root.toString().replaceAll('<', ' <'))
  return withSpaces.text.replaceAll('\u00AD', '')
}

/** Pages that a search engine may list beside each other. */
const families: readonly (readonly RouteId[])[] = [
  ['hire.role', 'hire.skill', 'hire.country'],
  ['industries.industry', 'industries.healthcare'],
  [
    'services.dedicated-team',
    'services.staff-augmentation-services',
    'services.software-development-outsourcing',
    'services.web-development',
    'services.mobile-development',
    'services.healthcare-software-development',
    'services.devops',
  ],
  ['success-stories.story'],
  ['work-samples.sample'],
  ['blog.post'],
  ['blog.category', 'blog.tag'],
]

/** Pairs of pages that share more than the limit, as lines for a reader, and the highest share. */
async function alike(siblings: readonly Page[]) {
  const texts: (readonly [path: string, text: ReadonlySet<string>])[] = []
  for (const page of siblings) {
    // oxlint-disable-next-line no-await-in-loop -- pages share what rendering remembers
    texts.push([page.path, passages(textOf(await renderedPage(page)))])
  }
  return texts.flatMap(([path, own], at) =>
    texts.slice(at + 1).flatMap(([other, theirs]) => {
      const share = sharedShare(own, theirs)
      return share > limit ? [`${path} and ${other}: ${Math.round(share * 100)} %`] : []
    }),
  )
}

test('A page that says what its sibling says is found', async () => {
  const [page] = pages('en').filter(({ id }) => id === 'blog.post')
  expect(await alike([page!, { ...page!, path: '/copy' }])).toEqual([
    `${page!.path} and /copy: 100 %`,
  ])
})

test.each(
  families.flatMap((ids) =>
    (['en', 'de'] as const).map((locale) => [ids[0]!.split('.')[0]!, locale, ids] as const),
  ),
)('%s in %s: siblings share at most 35 %% of their text', async (_, locale, ids) => {
  const siblings = pages(locale).filter(({ id, indexed }) => indexed && ids.includes(id))
  expect(siblings.length).toBeGreaterThan(1)
  expect(await alike(siblings)).toEqual([])
})

type Texts = readonly (readonly [path: string, text: string])[]

/** Words of the interface by catalog, a paragraph each, without what translators are told. */
const catalogs: Texts = readdirSync('locales/en').map((name) => {
  const messages = JSON.parse(readFileSync(`locales/en/${name}`, 'utf8')) as Record<
    string,
    { defaultMessage: string }
  >
  const texts = Object.values(messages).map(({ defaultMessage }) => defaultMessage)
  return [`locales/en/${name}`, texts.join('\n\n')]
})

const entries: Texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/en.md'))
  .map((path) => [`content/${path}`, readFileSync(`content/${path}`, 'utf8')])

test('No page repeats a sentence of another one, whether it stands in messages or in content', () => {
  expect(catalogs.length).toBeGreaterThan(50)
  expect(entries.length).toBeGreaterThan(90)
  expect(sharedSentences([...catalogs, ...entries])).toEqual([])
})

test('A sentence that a message shares with an entry is found', () => {
  const shared = 'Whoever sails at night keeps a lamp in front and another one behind.'
  const [path] = catalogs[0]!
  expect(
    sharedSentences([
      [path, `Short.\n\n${shared}`],
      ['content/x/en.md', shared],
    ]),
  ).toEqual([`${path}, content/x/en.md: ${shared}`])
})

test('No message holds placeholder text', () => {
  const placeholder = /\b(lorem|ipsum|dolor sit|TODO|TBD|XXX|FIXME|placeholder)\b/i
  expect('Lorem ipsum').toMatch(placeholder)
  expect(catalogs.filter(([, text]) => placeholder.test(text)).map(([path]) => path)).toEqual([])
})
