import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { terms } from '../../content/facts/terms.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedPage } from '../support/rendered-page.tsx'

async function bodyOf(path: string) {
  const page = pages('en').find((each) => each.path === path)!
  return parse(await renderedPage(page))
}

/** Entry of a list of terms, by its name, in each card of a model. */
function entriesOf(body: HTMLElement, name: string): string[] {
  return body
    .querySelectorAll('[role="radiogroup"] dl > div')
    .filter((entry) => entry.querySelector('dt')!.textContent.startsWith(`${name} `))
    .map((entry) => entry.children.map(({ textContent }) => textContent.trim()).join(' / '))
}

const { extend, build } = terms.models

test.each([
  ['/engagement-models', ['Extend Your Team', 'Build Your Dedicated Team']],
  ['/services/staff-augmentation-services', ['Free if it does not work out']],
])('the points of the contract on %s that name terms have their mark', async (path, points) => {
  const names = (await bodyOf(path)).querySelectorAll('dl > div > dt')
  expect(names.map(({ textContent }) => textContent.trim())).toEqual(
    expect.arrayContaining(points.map((name) => `${name} Sample`)),
  )
})

test.each(['/engagement-models', '/services/staff-augmentation-services', '/how-we-hire'])(
  'the models on %s say their terms as contracts do, with the mark of a sample',
  async (path) => {
    const body = await bodyOf(path)
    expect(entriesOf(body, 'Work begins').sort()).toEqual([
      `Work begins Sample / ${build.startWeeks.from}–${build.startWeeks.to} weeks`,
      'Work begins Sample / With discovery',
      'Work begins Sample / Within days / If one of our engineers is free; a market search takes several weeks.',
    ])
    expect(entriesOf(body, 'Minimum term').sort()).toEqual([
      `Minimum term Sample / ${extend.minimumMonths} month / Then month by month, with one month’s notice.`,
      `Minimum term Sample / ${build.minimumMonths} months / Then with ${build.noticeMonths} months’ notice.`,
      'Minimum term Sample / Discovery / You can stop after that phase and after each accepted milestone.',
    ])
  },
)

test.each([
  ['/engagement-models', 'soonest-exit'],
  ['/faq', 'usual-duration'],
  ['/services/dedicated-team', 'team-size'],
])('the answer on %s takes its figures from the terms and has their mark', async (path, id) => {
  const item = (await bodyOf(path)).querySelector(`#${id}`)!.closest('details')!
  expect(item.querySelector('summary')!.textContent).toContain('Sample')
  expect(item.textContent).toContain(`${build.noticeMonths}\u00a0months`)
})

test('the answer on a wrong choice takes the weeks of the trial from the terms', async () => {
  const body = await bodyOf('/services/staff-augmentation-services')
  const item = body.querySelector('#no-fit')!.closest('details')!
  expect(item.querySelector('summary')!.textContent).toContain('Sample')
  expect(item.textContent).toContain(`${extend.trialWeeks}\u00a0weeks`)
})

test('a row of a comparison that names a term has its mark', async () => {
  const heads = [...(await bodyOf('/engagement-models')).querySelectorAll('table th[scope="row"]')]
  const marked = heads.filter(({ textContent }) => textContent.endsWith('Sample'))
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Time until work begins Sample'])
})
