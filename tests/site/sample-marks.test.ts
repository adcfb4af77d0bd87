import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { stories, testimonials, workSamples } from '../../content/load.server.ts'
import type { Page } from '../../pages/registry/page.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedWithData } from '../support/rendered-page.tsx'

/** Something invented: how it is recognised in a page, and elements that name it. */
type Sample = { name: string; elements: (body: HTMLElement) => readonly HTMLElement[] }

/** The innermost elements that contain a text. */
const byText = (text: string) => {
  const holdersIn = (element: HTMLElement): HTMLElement[] =>
    element.children.flatMap((child) => {
      if (!child.textContent.includes(text)) return []
      const inner = holdersIn(child)
      return inner.length > 0 ? inner : [child]
    })
  return holdersIn
}

const samples: readonly Sample[] = [
  ...stories('en')
    .filter(({ sample }) => sample)
    .map(({ slug }) => ({
      name: slug,
      elements: (body: HTMLElement) => body.querySelectorAll(`a[href="/success-stories/${slug}"]`),
    })),
  ...workSamples('en')
    .filter(({ sample }) => sample)
    .map(({ slug, description }) => ({ name: slug, elements: byText(description) })),
  ...testimonials('en')
    .filter(({ sample }) => sample)
    .map(({ reviewAuthorName, reviewAuthorPhrase }) => ({
      name: reviewAuthorName,
      elements: byText(reviewAuthorPhrase),
    })),
  { name: 'salary', elements: byText('Average developer salary') },
  { name: 'clients', elements: byText('Clients from') },
]

const isMark = (element: HTMLElement) => element.textContent.trim() === 'Sample'

/** Samples of a page that are not marked in the widest part around them that tells of nothing else invented. */
function unmarked(body: HTMLElement): string[] {
  const found = samples.flatMap(({ name, elements }) =>
    elements(body).map((element) => ({ name, element })),
  )
  return found
    .filter(({ name, element }) => {
      let part = element
      while (part.parentNode && part.parentNode !== body && part.localName !== 'section') {
        const around = part.parentNode
        if (found.some((other) => other.name !== name && holds(around, other.element))) break
        part = around
      }
      return !part.querySelectorAll('*').some(isMark)
    })
    .map(({ name }) => name)
}

function holds(around: HTMLElement, element: HTMLElement | null): boolean {
  return element !== null && (element === around || holds(around, element.parentNode))
}

const kinds = [
  'home',
  'list',
  'proof',
  'service',
  'industry',
  'hire',
  'company',
  'story',
  'contact',
]

/** Pages that name clients and lead to their stories, but tell nothing of them. */
const namesAlone = ['about', 'sitemap']

/** One page of each family. */
const families: readonly Page[] = pages('en').filter(
  ({ id }, at, all) => all.findIndex((other) => other.id === id) === at,
)

/** Whether a page shows entries of other pages. */
const showsEntries = ({ id, kind }: Page) => !namesAlone.includes(id) && kinds.includes(kind)

test.each(families.map((page) => [page.path, page] as const))(
  '%s: each sample has its mark, which the end of the page explains',
  async (_, page) => {
    const { html, data } = await renderedWithData(page)
    const body = parse(html)
    expect(data?.showsSample ?? false).toBe(body.querySelectorAll('span').some(isMark))
    if (showsEntries(page)) expect(unmarked(body)).toEqual([])
  },
)

test.each([
  ['clients', 'home'],
  ['salary', 'hire.country'],
])('%s are recognised on %s', async (name, id) => {
  const { html } = await renderedWithData(families.find((page) => page.id === id)!)
  const { elements } = samples.find((one) => one.name === name)!
  expect(elements(parse(html))).not.toEqual([])
})

test('a sample without its mark is found, also beside one that has it', () => {
  const [one, other] = samples as readonly [Sample, Sample]
  const card = ({ name }: Sample, mark = '') =>
    `<li><h3>${name} ${mark}</h3><a href="/success-stories/${name}">Read</a></li>`
  const mark = '<span>Sample</span>'
  const found = (cards: string) => unmarked(parse(`<ul>${cards}</ul>`))
  expect(found(card(one, mark) + card(other))).toEqual([other.name])
  expect(found(card(one, mark) + card(other, mark))).toEqual([])
})
