import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { passages, sharedShare } from '../../content/text-measures.ts'
import type { RouteId } from '../../locales/route-table.ts'
import { pages } from '../../pages/registry/pages.ts'
import { servedAll } from '../support/served-site.ts'

/** Part of its text that a page may share with a sibling: what all of them need, such as the form. */
const limit = 0.35

/**
 * Words that a reader sees in the content of a page, without those of drawings, and without who answers: the company's
 * telephone and address are the same wherever they are, as in the footer.
 */
function textOf(html: string): string {
  const main = parse(html.replaceAll('<', ' <')).querySelector('main')!
  for (const part of main.querySelectorAll('svg, script, style, template, aside')) part.remove()
  return main.text.replaceAll('\u00AD', '')
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

/** Pairs of pages that share more than the limit, as lines for a reader. */
function alike(siblings: readonly (readonly [path: string, html: string])[]): string[] {
  const texts = siblings.map(([path, html]) => [path, passages(textOf(html))] as const)
  return texts.flatMap(([path, own], at) =>
    texts.slice(at + 1).flatMap(([other, theirs]) => {
      const share = sharedShare(own, theirs)
      return share > limit ? [`${path} and ${other}: ${Math.round(share * 100)} %`] : []
    }),
  )
}

const htmlOf = async (paths: readonly string[]) =>
  (await servedAll(paths)).map(({ path, body }) => [path, body.toString()] as const)

test('A page that says what its sibling says is found', async () => {
  const { path } = pages('en').find(({ id }) => id === 'blog.post')!
  const [[, html]] = (await htmlOf([path])) as [[string, string]]
  const both = [
    [path, html],
    ['/copy', html],
  ] as const
  expect(alike(both)).toEqual([`${path} and /copy: 100 %`])
})

test.each(
  families.flatMap((ids) =>
    (['en', 'de'] as const).map((locale) => [ids[0]!.split('.')[0]!, locale, ids] as const),
  ),
)('%s in %s: siblings share at most 35 %% of their text', async (_, locale, ids) => {
  const siblings = pages(locale).filter(({ id, indexed }) => indexed && ids.includes(id))
  expect(siblings.length).toBeGreaterThan(1)
  expect(alike(await htmlOf(siblings.map(({ path }) => path)))).toEqual([])
})
