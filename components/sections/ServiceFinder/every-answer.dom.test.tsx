import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  type Goal,
  goalModels,
  goals,
  type Industry,
  industries,
  industryPaths,
  industryTitles,
  modelPaths,
  type Model,
  models,
} from '../../../content/taxonomy.ts'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { ServiceFinderIsland } from './ServiceFinder.island.tsx'

const messages = catalogMessages('en', ['common', 'finder', 'taxonomy'])

/** The summary for a pair of answers, as far as a visitor can tell: results in order, badge, links. */
function summary(variant: 'table' | 'wizard', goal: Goal, industry: Industry) {
  const { container } = render(
    <IntlRoot locale="en" messages={messages}>
      <ServiceFinderIsland variant={variant} query={{ goal, industry }} />
    </IntlRoot>,
  )
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[data-answer-key=final]')]
  return {
    results: [...container.querySelectorAll('h2, h3')].map((one) => one.textContent),
    badges: [...container.querySelectorAll('p')].filter((one) => one.textContent === 'Best match')
      .length,
    marked: container.querySelector('article, [data-best]')?.querySelector('h2, h3')?.textContent,
    links: links.map((link) => [link.dataset.topic, link.getAttribute('href')!] as const),
    text: container.textContent,
  }
}

const order = Object.keys(models) as Model[]

/** Every goal and every industry once: `recommend.test.ts` proves the rule for all pairs. */
const pairs = goals.map((goal, at) => [goal, industries[at]!] as const)

describe.each(pairs)('%s in %s', (goal, industry) => {
  const best = goalModels[goal]
  const title = industryTitles[industries.indexOf(industry)]!
  const hasPage = Boolean(industryPaths[industry])

  test('the wizard shows the best match first, and the industry last where it has a page', () => {
    const { results, badges, marked, links } = summary('wizard', goal, industry)
    const others = order.filter((model) => model !== best)
    const titles = [best, ...others].map((model) => models[model])
    const shown = results.filter((one) => one !== 'What would change the result')
    expect(shown.slice(-(titles.length + +hasPage))).toEqual([
      ...titles,
      ...(hasPage ? [title] : []),
    ])
    expect([badges, marked]).toEqual([1, models[best]])
    expectStoredTitlesAndPages(links, hasPage ? [title, industryPaths[industry]!] : undefined)
  })

  test('the table keeps its order and marks the best match', () => {
    const { results, badges, marked, links } = summary('table', goal, industry)
    const titles = order.map((model) => models[model] as string)
    expect(results.filter((one) => titles.includes(one))).toEqual(titles)
    expect([badges, marked]).toEqual([1, models[best]])
    expectStoredTitlesAndPages(links, undefined)
  })

  test('says so when the industry has no page', () => {
    const line =
      industry === 'other' ? 'Your industry is not on our list' : `No dedicated page for ${title}`
    const said = summary('wizard', goal, industry).text.includes(line)
    expect(said).toBe(!hasPage)
  })
})

test('the summary chooses the card of the recommended model and puts it first, until it is left', () => {
  const { container } = render(
    <ul role="radiogroup">
      {order.map((model) => (
        <li key={model}>
          <input type="radio" name="card" aria-label={model} />
          <a href={modelPaths[model]}>{models[model]}</a>
        </li>
      ))}
    </ul>,
  )
  const cards = () =>
    [...container.querySelectorAll('input')].map(({ ariaLabel, checked }) => [ariaLabel, checked])
  const asRendered = order.map((model) => [model, false])
  expect(cards()).toEqual(asRendered)
  const summaryPage = render(
    <IntlRoot locale="en" messages={messages}>
      <ServiceFinderIsland
        variant="wizard"
        query={{ goal: 'boost_your_roi', industry: 'retail' }}
      />
    </IntlRoot>,
  )
  const best = goalModels.boost_your_roi
  expect(best).not.toBe(order[0])
  const others = order.filter((model) => model !== best)
  expect(cards()).toEqual([[best, true], ...others.map((model) => [model, false])])
  summaryPage.unmount()
  expect(cards()).toEqual(asRendered)
})

/** Every result stores its English title and leads to its page. */
function expectStoredTitlesAndPages(
  links: readonly (readonly [string | undefined, string])[],
  industry: readonly [string, string] | undefined,
) {
  const pages = links.filter(([, path]) => !path.startsWith('/get-in-touch?'))
  const wanted = [
    ...order.map((model) => [models[model], modelPaths[model]]),
    ...(industry ? [industry] : []),
  ]
  expect(new Map(pages as [string, string][])).toEqual(new Map(wanted as [string, string][]))
  expect(links.filter(([, path]) => path.startsWith('/get-in-touch?'))).toHaveLength(1)
}
