import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { passages, sharedShare } from '../../content/text-measures.ts'
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
