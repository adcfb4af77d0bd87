import { expect, test } from 'vitest'
import { passages, sharedShare } from '../../content/text-measures.ts'
import { type BuiltPage, isIndexed } from '../support/crawler/built-page.ts'
import { builtPages } from '../support/crawler/read-build.ts'

/** Part of its text that a page may share with a sibling: what is the same for all of them, such as the form. */
const limit = 0.35

/** Words of a page between header and footer, without those of drawings. */
function mainText({ document }: BuiltPage): string {
  const main = document.querySelector('main')!.clone() as BuiltPage['document']
  for (const drawing of main.querySelectorAll('svg, script, style, template')) drawing.remove()
  return main.innerHTML
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;/g, ' ')
    .replaceAll('\u00AD', '')
}

/** Pages of one family, which a search engine may list beside each other. */
const families = [
  /^\/hire\/[^/]+$/,
  /^\/industries\/[^/]+$/,
  /^\/services\/[^/]+$/,
  /^\/success-stories\/[^/]+$/,
  /^\/blog\/[^/]+$/,
  /^\/blog\/(?:category|tag)\/[^/]+$/,
  /^\/blog\/page\/[^/]+$/,
] as const

const indexed = builtPages().filter(isIndexed)

test.each(families.flatMap((family) => [['', family] as const, ['/de', family] as const]))(
  'siblings of %s%s share at most 35 % of their text',
  (prefix, family) => {
    const siblings = indexed
      .filter(({ path }) => path.startsWith(prefix) && family.test(path.slice(prefix.length)))
      .map((page) => [page.path, passages(mainText(page))] as const)
    const alike = siblings.flatMap(([path, own], at) =>
      siblings.slice(at + 1).flatMap(([other, theirs]) => {
        const share = sharedShare(own, theirs)
        return share > limit ? [`${path} and ${other}: ${Math.round(share * 100)} %`] : []
      }),
    )
    expect(alike).toEqual([])
  },
)
